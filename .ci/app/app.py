"""Finds references to missing things in the Xcode project of the app and in the files that only Xcode reads."""

import json
import plistlib
import re
import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

from pbxproj import XcodeProject

FOLDER = "Examples/GalleryApp"
PROJECT = f"{FOLDER}/GalleryApp.xcodeproj"
SCHEME = f"{PROJECT}/xcshareddata/xcschemes/GalleryApp.xcscheme"
HOST = "$(BUILT_PRODUCTS_DIR)/GalleryApp.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/GalleryApp"

# The folder of each module's classes.
MODULES = {
    "SnapLayouts": "Sources/SnapLayouts",
    "SnapCarousel": "Sources/SnapCarousel",
    "GalleryScreens": "Examples/Sources/GalleryScreens",
    "GalleryApp": f"{FOLDER}/GalleryApp",
}

# The UIKit classes of the elements of a storyboard, and their outlets.
ELEMENTS = {
    "collectionViewController": "UICollectionViewController", "viewController": "UIViewController",
    "navigationController": "UINavigationController", "collectionView": "UICollectionView",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout", "collectionViewCell": "UICollectionViewCell",
    "view": "UIView", "label": "UILabel", "imageView": "UIImageView", "pageControl": "UIPageControl",
}
OUTLETS = {
    "collectionView": {"dataSource", "delegate", "prefetchDataSource"},
    "viewController": {"view"}, "collectionViewController": {"view"},
}
TYPES = {
    "boolean": {"Bool"}, "number": {"Int", "Double", "CGFloat", "Float"}, "string": {"String", "String?"},
    "color": {"UIColor", "UIColor?"}, "image": {"UIImage", "UIImage?"}, "size": {"CGSize"}, "point": {"CGPoint"},
    "rect": {"CGRect"},
}


class SwiftClasses(dict):
    """The classes of Swift sources: whether each is public, its superclass, and what a storyboard can set."""

    DECLARATION = re.compile(
        r"^(?:@\w+(?:\([^)]*\))?\s+)*(?P<access>public |open )?(?:final )?(?P<kind>class|extension) (?P<name>\w+)"
        r"(?:<[^>]*>)?(?:\s*:\s*(?P<parent>[\w.]+))?", re.M)
    PROPERTY = re.compile(
        r"@(IBInspectable|IBOutlet)\s+(?:(?:public|open|weak|private\(set\))\s+)*var (\w+)\s*:\s*([\w.]+[?!]?)")

    def __init__(self, folder):
        for path in sorted(folder.rglob("*.swift")):
            source = path.read_text(encoding="utf-8")
            declarations = list(self.DECLARATION.finditer(source))
            for found, following in zip(declarations, [*declarations[1:], None]):
                # Extensions may come before the class.
                entry = self.setdefault(found["name"], {"public": False, "parent": "", "properties": {}})
                if found["kind"] == "class":
                    entry.update(public=bool(found["access"]), parent=found["parent"] or "")
                body = source[found.end():following and following.start()]
                entry["properties"].update(((kind, name), type) for kind, name, type in self.PROPERTY.findall(body))

    def ancestors(self, name):
        """The class and its superclasses, up to the first one that isn't declared here."""
        while name:
            yield name
            name = self.get(name, {}).get("parent")

    def type_of(self, kind, name, owner):
        declared = (self.get(each, {}).get("properties", {}).get((kind, name)) for each in self.ancestors(owner))
        return next(filter(None, declared), None)


class App:
    def __init__(self, root):
        self.root = Path(root).resolve()
        self.folder = self.root / FOLDER
        self.classes = {module: SwiftClasses(self.root / folder) for module, folder in MODULES.items()}

    def check(self):
        problems = []
        for check in [self.project, self.packages, self.hosted_tests, self.scheme, self.info, self.catalogues, self.storyboards]:
            try:
                problems += check()
            except Exception as error:  # A file that can't be read is a problem like any other.
                problems.append(f"{check.__name__}: {type(error).__name__}: {error}")
        return problems

    # The project

    def objects(self, isa):
        self.all = XcodeProject.load(str(self.root / PROJECT / "project.pbxproj")).objects
        return self.all.get_objects_in_section(isa)

    def settings(self):
        for configuration in self.objects("XCBuildConfiguration"):
            yield {key: configuration["buildSettings"][key] for key in configuration["buildSettings"].get_keys()}

    def project(self):
        source = (self.root / PROJECT / "project.pbxproj").read_text(encoding="utf-8")
        if "objectVersion = 77;" not in source:
            yield "objectVersion is not 77"
        if "DEVELOPMENT_TEAM" in source:
            yield "the project names a team"
        defined = set(re.findall(r"^\t\t([0-9A-F]{24})\b.*= \{", source, re.M))
        for id in sorted(set(re.findall(r"\b[0-9A-F]{24}\b", source)) - defined):
            yield f"{id} is named, but there is no such object"
        for group in self.objects("PBXFileSystemSynchronizedRootGroup"):
            if not any((self.folder / group["path"]).rglob("*.swift")):
                yield f"the folder {group['path']} has no sources"
        files = [each["path"] for each in self.objects("PBXFileReference") if each["sourceTree"] != "BUILT_PRODUCTS_DIR"]
        for name in [*files, *(each["INFOPLIST_FILE"] for each in self.settings() if "INFOPLIST_FILE" in each)]:
            if not (self.folder / name).is_file():
                yield f"there is no {name}"

    def packages(self):
        folders = [(self.folder / each["relativePath"]).resolve() for each in self.objects("XCLocalSwiftPackageReference")]
        if folders != [self.root / "Examples", self.root]:
            yield f"the packages are {[str(each) for each in folders]}, not Examples and this repository"
        products = set()
        for folder in [self.root / "Examples", self.root]:
            # The part for Apple's platforms.
            manifest = re.sub(r"#if os\(Linux\)\n.*?#(else|endif)", "",
                              (folder / "Package.swift").read_text(encoding="utf-8"), flags=re.S)
            products |= set(re.findall(r'\.library\(name: "(\w+)"', manifest))
            for names in re.findall(r"for name in \[(.*?)\] \{\s*package\.products", manifest, re.S):
                products |= set(re.findall(r'"(\w+)"', names))
            paths = re.findall(r"\.package\([^)]*path: \"([^\"]+)\"", manifest)
            if any((folder / path).resolve() != self.root for path in paths) or ".package(url:" in manifest:
                yield f"Examples depends on {paths}, not on this repository"
        for product in self.objects("XCSwiftPackageProductDependency"):
            if product["productName"] not in products:
                yield f"there is no product {product['productName']}"

    def hosted_tests(self):
        """The folders of tests are compiled by targets that the app hosts, with the modules that they import."""
        hosted = set()
        for target in self.objects("PBXNativeTarget"):
            name, linked = target["name"], {self.all[each]["productName"] for each in target["packageProductDependencies"]}
            # Xcode makes a framework of a product that two images of a process link, but not of what two products
            # have in common: then a process has two copies of a module, and the classes of one aren't the other's.
            if "SnapCarousel" in linked and linked & {"SnapLayouts", "EventLogSupport"}:
                yield f"{name} links SnapCarousel and, once more, what is in it"
            if target["productType"] != "com.apple.product-type.bundle.unit-test":
                continue
            if [self.all[self.all[each]["target"]]["name"] for each in target["dependencies"]] != ["GalleryApp"]:
                yield f"{name} is not built after its app"
            for id in self.all[target["buildConfigurationList"]]["buildConfigurations"]:
                settings = self.all[id]["buildSettings"]
                for key, value in [("TEST_HOST", HOST), ("BUNDLE_LOADER", "$(TEST_HOST)")]:
                    if key not in settings.get_keys() or settings[key] != value:
                        yield f"{key} of {name} is not {value}"
            # The carousel comes with the layouts.
            linked |= {"SnapLayouts"} if "SnapCarousel" in linked else set()
            for id in target["fileSystemSynchronizedGroups"]:
                folder = (self.folder / self.all[id]["path"]).resolve()
                hosted.add(folder.name)
                for module in sorted(self.imported(folder) - linked):
                    yield f"{name} imports {module}, but does not link it"
        # The tests of the headless UIKit are for Linux.
        for name in sorted({each.name for each in (self.root / "Tests").glob("*Tests")} - hosted - {"HeadlessUIKitTests"}):
            yield f"no target of the app has {name}"

    def imported(self, folder):
        """The modules of this repository that a folder of sources imports on Apple's platforms."""
        found = set()
        for path in folder.rglob("*.swift"):
            # Apple's platforms compile neither what needs the simulation nor what needs Linux.
            source = re.sub(r"#if [^\n|!]*(os\(Linux\)|canImport\(UIKitSimulation\)).*?#(else|endif)", "",
                            path.read_text(encoding="utf-8"), flags=re.S)
            found |= set(re.findall(r"^(?:@testable |public )?import (\w+)", source, re.M))
        return found & {path.name for parent in ["Sources", "Tests"] for path in (self.root / parent).iterdir()}

    def scheme(self):
        targets = list(self.objects("PBXNativeTarget"))
        names = {target.get_id(): target["name"] for target in targets}
        scheme = ElementTree.parse(self.root / SCHEME)
        for reference in scheme.iter("BuildableReference"):
            if names.get(reference.get("BlueprintIdentifier")) != reference.get("BlueprintName"):
                yield f"the scheme names the target {reference.get('BlueprintName')}, which is not there"
            container = reference.get("ReferencedContainer").removeprefix("container:")
            if not (self.folder / container).is_dir():
                yield f"the scheme names the project {container}, which is not there"
        tested = {each.get("BlueprintName") for each in scheme.findall(".//Testables//*")}
        for target in targets:
            if "bundle" in target["productType"] and target["name"] not in tested:
                yield f"the scheme does not test {target['name']}"

    # Resources of the app

    def info(self):
        info = plistlib.loads((self.folder / "Info.plist").read_bytes())
        for role in info["UIApplicationSceneManifest"]["UISceneConfigurations"].values():
            for configuration in role:
                module, name = configuration["UISceneDelegateClassName"].split(".")
                if module != "$(PRODUCT_MODULE_NAME)" or name not in self.classes["GalleryApp"]:
                    yield f"Info.plist names the class {name}, which is not there"
        for key, reason in [
            ("UIApplicationSupportsIndirectInputEvents", "a pointer scrolls as in an old app"),
            ("CADisableMinimumFrameDurationOnPhone", "an iPhone shows 60 frames per second"),
        ]:
            if info.get(key) is not True:
                yield f"{key} is missing: {reason}"
        yield from self.missing_asset(info["UILaunchScreen"].get("UIColorName"), "colorset")

    def missing_asset(self, name, kind):
        if name and not any(self.folder.rglob(f"{name}.{kind}/Contents.json")):
            yield f"there is no {name}.{kind}"

    def catalogues(self):
        for contents in self.folder.rglob("*.xcassets/**/Contents.json"):
            catalogue = json.loads(contents.read_text(encoding="utf-8"))
            named = {"Contents.json", *(image["filename"] for image in catalogue.get("images", []))}
            files = {file.name for file in contents.parent.iterdir() if file.is_file()}
            for name in sorted(named ^ files):
                yield f"{contents.parent.name} names {name}, or has it, but not both"
        for settings in self.settings():
            yield from self.missing_asset(settings.get("ASSETCATALOG_COMPILER_APPICON_NAME"), "appiconset")
            yield from self.missing_asset(settings.get("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"), "colorset")
        for icon in self.folder.rglob("*.appiconset/*.png"):
            width, height, _, color = struct.unpack(">IIBB", icon.read_bytes()[16:26])
            if (width, height, color) != (1024, 1024, 2):
                yield f"{icon.name} is not 1024 pixels square, or not opaque"

    # Storyboards

    def storyboards(self):
        files = {path.stem: path for path in self.folder.rglob("*.storyboard")}
        for path in (self.root / MODULES["GalleryScreens"]).rglob("AppScreen*.swift"):
            for name in re.findall(r"\.storyboard\(\"(\w+)\"\)", path.read_text(encoding="utf-8")):
                if name not in files:
                    yield f"the list opens {name}.storyboard, which is not there"
        for path in files.values():
            tree = ElementTree.parse(path)
            ids = {each.get("id") for each in tree.iter()} - {None}
            if tree.getroot().get("initialViewController") not in ids:
                yield f"{path.name} has no initial view controller"
            for element in tree.iter():
                for problem in self.element(element, ids):
                    yield f"{path.name}: {problem}"

    def element(self, element, ids):
        owner, module = element.get("customClass"), element.get("customModule")
        classes = self.classes.get(module, {})
        if owner and owner not in classes:
            yield f"there is no class {module}.{owner}"
        elif owner and not (classes[owner]["public"] or module == "GalleryApp"):
            yield f"{owner} is not public"
        elif owner and ELEMENTS.get(element.tag, owner) not in classes.ancestors(owner):
            yield f"{owner} is no {ELEMENTS[element.tag]}"
        for attribute in element.findall("./userDefinedRuntimeAttributes/*"):
            path, kind = attribute.get("keyPath"), attribute.get("type")
            declared = classes and classes.type_of("IBInspectable", path, owner)
            if not declared:
                yield f"{owner} has no property {path} for Interface Builder"
            elif declared not in TYPES.get(kind, set()):
                yield f"{path} of {owner} is a {declared}, not a {kind}"
        for outlet in element.findall("./connections/outlet"):
            name = outlet.get("property")
            if name not in OUTLETS.get(element.tag, set()) and not (classes and classes.type_of("IBOutlet", name, owner)):
                yield f"{owner or element.tag} has no outlet {name}"
            if outlet.get("destination") not in ids:
                yield f"the outlet {name} leads nowhere"
        if element.tag == "color":
            yield from self.missing_asset(element.get("name"), "colorset")
        if element.get("catalog") != "system":
            yield from self.missing_asset(element.get("image"), "imageset")


if __name__ == "__main__":
    found = App(sys.argv[1]).check()
    for problem in found:
        print(f"Examples/GalleryApp: {problem}", file=sys.stderr)
    sys.exit(1 if found else 0)
