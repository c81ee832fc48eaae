"""How often a process of an app contains each module of this package, by the rule of Xcode's build system.

A product or a target of a package is linked statically, unless two images of one process need it: then it becomes a
framework of its own. The rule (Swift Build, Swift 6.2) first looks at products and then at the targets that they leave.
So a module is there twice where one image has it from one product and another image from another. Then its classes
aren't the same: `as? SnapFlowLayout` is nil, and the runtime warns that a class is implemented in both.
"""

import itertools
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

PROJECT = "Examples/GalleryApp/GalleryApp.xcodeproj/project.pbxproj"
# What only Linux has.
LINUX = ("Sources/HeadlessUIKit", "Tests/QuestionSupport")


class Packages:
    """The products and targets of packages. A name begins with its kind, because a target can have its product's."""

    def __init__(self):
        self.links = {}

    def add_manifest(self, manifest):
        targets = {
            each["name"] for each in manifest["targets"]
            if each["type"] == "regular" and not (each.get("path") or "").startswith(LINUX)
        }
        for product in manifest["products"]:
            if targets.issuperset(product["targets"]):
                self.add_product(product["name"], product["targets"])
        for target in manifest["targets"]:
            if target["name"] in targets:
                needed = [self.dependency(each, targets) for each in target["dependencies"]]
                self.links[f"target {target['name']}"] = [each for each in needed if each]

    def add_product(self, name, targets):
        self.links[f"product {name}"] = [f"target {each}" for each in targets]

    @staticmethod
    def dependency(dependency, targets):
        (kind, (name, *_)), = dependency.items()
        if name == "HeadlessUIKit":
            return None
        if kind == "product":
            return f"product {name}"
        return f"target {name}" if name in targets else None


class App:
    """The images of an app, with what each of them links, and the host of each bundle of tests."""

    def __init__(self, packages, images, hosts=None):
        self.images = set(images)
        self.hosts = hosts or {}
        self.links = dict(packages.links)
        for image, names in images.items():
            self.links[image] = [name if name in images else f"product {name}" for name in names]
            missing = [each for each in self.links[image] if each not in self.links and each not in images]
            if missing:
                raise ValueError(f"{image} links {missing}")

    def reached(self, node):
        """What a node links, directly or by what it links; what another image links is that image's."""
        found, left = [], list(self.links[node])
        while left:
            each = left.pop(0)
            if each not in found:
                found.append(each)
                if each not in self.images:
                    left += self.links[each]
        return found

    def dynamic(self):
        """The products and targets that become frameworks."""
        reached = {node: self.reached(node) for node in self.links}
        for test, host in self.hosts.items():
            reached[test].append(host)
        dynamic, last = set(), None
        while True:
            clients = defaultdict(set)
            for client in self.images | dynamic:
                packed = {each for node in reached[client] if node in dynamic and node.startswith("product ")
                          for each in self.links[node]}
                for node in reached[client]:
                    if node not in dynamic | packed:
                        clients[node].add(client)
            new = []
            for image in self.images:
                process = {image, *reached[image]}
                shared = [node for node in clients if len(clients[node] & process) > 1]
                products = [node for node in shared if node.startswith("product ")]
                within = {each for product in products for each in reached[product]}
                new += products
                new += [node for node in shared if node.startswith("target ") and node not in within]
            dynamic |= set(new)
            if len(new) in (0, last):
                break
            last = len(new)
        # A product adds nothing to its targets where all of those are frameworks.
        return dynamic - {
            each for each in dynamic if each.startswith("product ") and dynamic.issuperset(self.links[each])}

    def doubled(self):
        """The targets that a process contains twice, with the images that contain them."""
        dynamic, found = self.dynamic(), {}
        for process in self.images:
            holders = defaultdict(set)
            left, seen = [(process, process)], set()
            if process in self.hosts:
                left.append((self.hosts[process], self.hosts[process]))
            while left:
                image, node = left.pop()
                if (image, node) in seen:
                    continue
                seen.add((image, node))
                if node.startswith("target "):
                    holders[node].add(image)
                for each in self.links.get(node, []):
                    left.append((each if each in dynamic or each in self.images else image, each))
            for target, images in holders.items():
                if len(images) > 1:
                    found.setdefault(target.removeprefix("target "), set()).update(images)
        return found


def manifest(folder):
    # The manifest of this machine's platform; what only Linux has is left out.
    with tempfile.TemporaryDirectory() as scratch:  # Without waiting for a build of that package.
        text = subprocess.run(
            ["swift", "package", "--package-path", folder, "--scratch-path", scratch, "dump-package"],
            check=True, capture_output=True, text=True).stdout
    return json.loads(text)


def project_images(root):
    """What each target of the app's project links, and the host of each bundle of tests."""
    from pbxproj import XcodeProject
    objects = XcodeProject.load(str(Path(root) / PROJECT)).objects
    images, hosts = {}, {}
    for target in objects.get_objects_in_section("PBXNativeTarget"):
        kind = target["productType"].split(".")[-1]
        if kind in ("application", "unit-test"):
            images[target["name"]] = [objects[each]["productName"] for each in target["packageProductDependencies"]]
        if kind == "unit-test":
            hosts[target["name"]] = objects[objects[target["dependencies"][0]]["target"]]["name"]
    return images, hosts


# Each follows the sentence of *Install*: an app with the carousel links SnapCarousel, in each of its images.
SAMPLES = {
    "an app with layouts, a framework and tests": (
        {"App": ["SnapLayouts", "Kit"], "Kit": ["SnapLayouts"], "Tests": ["SnapLayouts"]}, {"Tests": "App"}),
    "an app with the carousel, and tests": ({"App": ["SnapCarousel"], "Tests": ["SnapCarousel"]}, {"Tests": "App"}),
    "an app with the carousel, a framework and tests": (
        {"App": ["SnapCarousel", "Kit"], "Kit": ["SnapCarousel"], "Tests": ["SnapCarousel"]}, {"Tests": "App"}),
    "two frameworks with the carousel, one of which the app's tests test": (
        {"App": ["One", "Other"], "One": ["SnapCarousel"], "Other": ["SnapCarousel"], "Tests": ["One", "SnapCarousel"]},
        {"Tests": "App"}),
}

# What *Troubleshooting* warns of. If one of them has one copy some day, the warning can go.
WARNED = {
    "an app with both products, and tests with one": (
        {"App": ["SnapCarousel", "SnapLayouts"], "Tests": ["SnapLayouts"]}, {"Tests": "App"}),
    "an app with both products, and a framework with one": (
        {"App": ["SnapCarousel", "SnapLayouts", "Kit"], "Kit": ["SnapLayouts"]}, {}),
}


def problems(root):
    packages = Packages()
    for folder in [root, Path(root) / "Examples"]:
        packages.add_manifest(manifest(folder))
    graphs = {name: App(packages, *sample) for name, sample in SAMPLES.items()}
    images, hosts = project_images(root)
    # Xcode builds only the bundles that are tested.
    for count in range(len(hosts) + 1):
        for tests in itertools.combinations(sorted(hosts), count):
            built = {name: links for name, links in images.items() if name not in hosts or name in tests}
            graphs[f"the gallery's app with {', '.join(tests) or 'no tests'}"] = App(
                packages, built, {test: hosts[test] for test in tests})
    for name, app in graphs.items():
        for target, holders in sorted(app.doubled().items()):
            yield f"{name}: {target} is in {', '.join(sorted(holders))}"
    for name, sample in WARNED.items():
        if not App(packages, *sample).doubled():
            yield f"{name}: each module is there once, so Troubleshooting need not warn"


if __name__ == "__main__":
    found = list(problems(sys.argv[1]))
    if found:
        sys.exit("\n".join(found))
    print(f"each module once in {len(SAMPLES)} sample apps and in the gallery's app")
