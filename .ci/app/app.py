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

# The folder of each module's classes.
MODULES = {
    "SnapLayouts": "Sources/SnapLayouts",
    "SnapCarousel": "Sources/SnapCarousel",
    "GalleryScreens": "Examples/Sources/GalleryScreens",
    "GalleryApp": f"{FOLDER}/GalleryApp",
}

# The UIKit classes of the elements of a storyboard, and their outlets.
ELEMENTS = {
    "collectionViewController": "UICollectionViewController",
    "viewController": "UIViewController",
    "navigationController": "UINavigationController",
    "collectionView": "UICollectionView",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "collectionViewCell": "UICollectionViewCell",
    "view": "UIView",
    "label": "UILabel",
    "imageView": "UIImageView",
    "pageControl": "UIPageControl",
}
OUTLETS = {
    "UICollectionView": {"dataSource", "delegate", "prefetchDataSource"},
    "UIViewController": {"view"},
    "UICollectionViewController": {"view"},
}
TYPES = {
    "boolean": {"Bool"},
    "number": {"Int", "Double", "CGFloat", "Float"},
    "string": {"String", "String?"},
    "color": {"UIColor", "UIColor?"},
    "image": {"UIImage", "UIImage?"},
    "size": {"CGSize"},
    "point": {"CGPoint"},
    "rect": {"CGRect"},
}


class SwiftClasses:
    """The classes of Swift sources: their superclasses, and the properties that a storyboard can set."""

    DECLARATION = re.compile(
        r"^(?:@\w+(?:\([^)]*\))?\s+)*(?P<access>public |open )?(?:final )?(?P<kind>class|extension) (?P<name>\w+)"
        r"(?:<[^>]*>)?(?:\s*:\s*(?P<parents>[\w., ]+))?", re.M)
    PROPERTY = re.compile(
        r"@(?P<kind>IBInspectable|IBOutlet)\s+(?:(?:public|open|weak|private\(set\))\s+)*"
        r"var (?P<name>\w+)\s*:\s*(?P<type>[\w.]+[?!]?)")

    def __init__(self, folder):
        self.classes = {}
        for path in sorted(folder.rglob("*.swift")):
            source = path.read_text(encoding="utf-8")
            declarations = list(self.DECLARATION.finditer(source))
            for index, found in enumerate(declarations):
                end = declarations[index + 1].start() if index + 1 < len(declarations) else None
                parents = [name.strip() for name in (found["parents"] or "").split(",")]
                body = source[found.end():end]
                # Extensions may come before the class.
                entry = self.classes.setdefault(
                    found["name"], {"public": False, "parent": "", "properties": {}})
                if found["kind"] == "class":
                    entry.update(public=bool(found["access"]), parent=parents[0])
                entry["properties"].update(
                    ((each["kind"], each["name"]), each["type"]) for each in self.PROPERTY.finditer(body))

    def ancestors(self, name):
        """The class and its superclasses, up to the first one that isn't declared here."""
        while name:
            yield name
            name = self.classes[name]["parent"] if name in self.classes else ""

    def type_of(self, kind, name, owner):
        for each in self.ancestors(owner):
            declared = self.classes.get(each, {}).get("properties", {})
            if (kind, name) in declared:
                return declared[kind, name]
        return None


class App:
    def __init__(self, root):
        self.root = Path(root).resolve()
        self.problems = []
        self.sources = {
            module: SwiftClasses(self.root / folder) for module, folder in MODULES.items()
        }

    def say(self, problem):
        self.problems.append(problem)

    def check(self):
        for check in [
            self.project, self.packages, self.hosted_tests, self.scheme, self.info, self.catalogues, self.storyboards,
        ]:
            try:
                check()
            except Exception as error:  # A file that can't be read is a problem like any other.
                self.say(f"{check.__name__}: {type(error).__name__}: {error}")
        return self.problems

    # The project

    def objects(self, isa=None):
        project = XcodeProject.load(str(self.root / PROJECT / "project.pbxproj"))
        return project, project.objects.get_objects_in_section(isa) if isa else None

    def project(self):
        source = (self.root / PROJECT / "project.pbxproj").read_text(encoding="utf-8")
        project, groups = self.objects("PBXFileSystemSynchronizedRootGroup")
        if project["objectVersion"] != "77":
            self.say(f"objectVersion is {project['objectVersion']}, not 77")
        if "DEVELOPMENT_TEAM" in source:
            self.say("the project names a team")
        defined = set(re.findall(r"^\t\t([0-9A-F]{24})\b.*= \{", source, re.M))
        for id in sorted(set(re.findall(r"\b[0-9A-F]{24}\b", source)) - defined):
            self.say(f"{id} is named, but there is no such object")
        for group in groups:
            folder = (self.root / FOLDER / group["path"]).resolve()
            if not folder.is_dir() or not any(folder.rglob("*.swift")):
                self.say(f"the folder {group['path']} has no sources")
        for file in project.objects.get_objects_in_section("PBXFileReference"):
            in_products = file["sourceTree"] == "BUILT_PRODUCTS_DIR"
            if not in_products and not (self.root / FOLDER / file["path"]).is_file():
                self.say(f"there is no {file['path']}")
        for target in project.objects.get_objects_in_section("PBXNativeTarget"):
            if not target["fileSystemSynchronizedGroups"]:
                self.say(f"{target['name']} has no folder")
        for settings in self.settings(project):
            if "INFOPLIST_FILE" in settings:
                if not (self.root / FOLDER / settings["INFOPLIST_FILE"]).is_file():
                    self.say(f"there is no {settings['INFOPLIST_FILE']}")

    @staticmethod
    def settings(project):
        for configuration in project.objects.get_objects_in_section("XCBuildConfiguration"):
            settings = configuration["buildSettings"]
            yield {key: settings[key] for key in settings.get_keys()}

    def packages(self):
        project, references = self.objects("XCLocalSwiftPackageReference")
        folders = [(self.root / FOLDER / each["relativePath"]).resolve() for each in references]
        if folders != [self.root / "Examples", self.root]:
            self.say(f"the packages are {[str(each) for each in folders]}, not Examples and this repository")
            return
        products = set()
        for folder in folders:
            # The part for Apple's platforms.
            manifest = re.sub(r"#if os\(Linux\)\n.*?#(else|endif)", "",
                              (folder / "Package.swift").read_text(encoding="utf-8"), flags=re.S)
            products |= set(re.findall(r'\.library\(name: "(\w+)"', manifest))
            for names in re.findall(r"for name in \[(.*?)\] \{\s*package\.products", manifest, re.S):
                products |= set(re.findall(r'"(\w+)"', names))
            paths = re.findall(r"\.package\([^)]*path: \"([^\"]+)\"", manifest)
            if any((folder / path).resolve() != self.root for path in paths):
                self.say(f"Examples depends on {paths}, not on this repository")
            if ".package(url:" in manifest:
                self.say("the app needs a package from elsewhere")
        for product in project.objects.get_objects_in_section("XCSwiftPackageProductDependency"):
            if product["productName"] not in products:
                self.say(f"there is no product {product['productName']}")

    def hosted_tests(self):
        """The folders of tests are compiled by targets that the app hosts, with the modules that they import."""
        project, targets = self.objects("PBXNativeTarget")
        hosted = {}
        for target in targets:
            if target["productType"] != "com.apple.product-type.bundle.unit-test":
                continue
            name, objects = target["name"], project.objects
            app = [objects[objects[each]["target"]]["name"] for each in target["dependencies"]]
            if app != ["GalleryApp"]:
                self.say(f"{name} is not built after its app")
            host = "$(BUILT_PRODUCTS_DIR)/GalleryApp.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/GalleryApp"
            for id in objects[target["buildConfigurationList"]]["buildConfigurations"]:
                settings = objects[id]["buildSettings"]
                keys = settings.get_keys()
                if "TEST_HOST" not in keys or settings["TEST_HOST"] != host:
                    self.say(f"{name} has no host")
                if "BUNDLE_LOADER" not in keys or settings["BUNDLE_LOADER"] != "$(TEST_HOST)":
                    self.say(f"{name} does not find the symbols of its host")
            linked = {objects[each]["productName"] for each in target["packageProductDependencies"]}
            # The carousel comes with the layouts.
            linked |= {"SnapLayouts"} if "SnapCarousel" in linked else set()
            for id in target["fileSystemSynchronizedGroups"]:
                folder = (self.root / FOLDER / objects[id]["path"]).resolve()
                hosted[folder.name] = name
                for module in sorted(self.imported(folder) - linked):
                    self.say(f"{name} imports {module}, but does not link it")
        for folder in sorted((self.root / "Tests").glob("*Tests")):
            # The tests of the headless UIKit are for Linux.
            if folder.name != "HeadlessUIKitTests" and folder.name not in hosted:
                self.say(f"no target of the app has {folder.name}")

    def imported(self, folder):
        """The modules of this repository that a folder of sources imports on Apple's platforms."""
        modules = {path.name for path in (self.root / "Sources").iterdir()}
        modules |= {path.name for path in (self.root / "Tests").iterdir()}
        found = set()
        for path in folder.rglob("*.swift"):
            # Apple's platforms compile neither what needs the simulation nor what needs Linux.
            source = re.sub(r"#if [^\n|!]*(os\(Linux\)|canImport\(UIKitSimulation\)).*?#(else|endif)", "",
                            path.read_text(encoding="utf-8"), flags=re.S)
            found |= set(re.findall(r"^(?:@testable |public )?import (\w+)", source, re.M))
        return found & modules

    def scheme(self):
        project, targets = self.objects("PBXNativeTarget")
        names = {target.get_id(): target["name"] for target in targets}
        scheme = ElementTree.parse(self.root / SCHEME)
        references = list(scheme.iter("BuildableReference"))
        for reference in references:
            id, name = reference.get("BlueprintIdentifier"), reference.get("BlueprintName")
            if names.get(id) != name:
                self.say(f"the scheme names the target {name} ({id}), which is not there")
            container = reference.get("ReferencedContainer").removeprefix("container:")
            if not (self.root / FOLDER / container).is_dir():
                self.say(f"the scheme names the project {container}, which is not there")
        tested = {each.get("BlueprintName") for each in scheme.findall(".//Testables//*")}
        for target in targets:
            if "bundle" in target["productType"] and target["name"] not in tested:
                self.say(f"the scheme does not test {target['name']}")

    # Resources of the app

    def info(self):
        info = plistlib.loads((self.root / FOLDER / "Info.plist").read_bytes())
        for role in info["UIApplicationSceneManifest"]["UISceneConfigurations"].values():
            for configuration in role:
                module, name = configuration["UISceneDelegateClassName"].split(".")
                if module != "$(PRODUCT_MODULE_NAME)":
                    self.say(f"the delegate of the scenes is of the module {module}")
                if name not in self.sources["GalleryApp"].classes:
                    self.say(f"Info.plist names the class {name}, which is not there")
        for key, reason in [
            ("UIApplicationSupportsIndirectInputEvents", "a pointer scrolls as in an old app"),
            ("CADisableMinimumFrameDurationOnPhone", "an iPhone shows 60 frames per second"),
        ]:
            if info.get(key) is not True:
                self.say(f"{key} is missing: {reason}")
        color = info["UILaunchScreen"].get("UIColorName")
        if color and not self.asset(f"{color}.colorset"):
            self.say(f"the launch screen has the color {color}, which is not there")

    def asset(self, name):
        return next((self.root / FOLDER).rglob(f"{name}/Contents.json"), None)

    def catalogues(self):
        for contents in (self.root / FOLDER).rglob("*.xcassets/**/Contents.json"):
            folder, catalogue = contents.parent, json.loads(contents.read_text(encoding="utf-8"))
            named = {image["filename"] for image in catalogue.get("images", [])}
            for name in sorted(named):
                if not (folder / name).is_file():
                    self.say(f"{folder.name} names {name}, which is not there")
            for file in sorted(folder.iterdir()):
                if file.is_file() and file.name not in named | {"Contents.json"}:
                    self.say(f"{folder.name} does not name {file.name}")
        for settings in self.settings(self.objects()[0]):
            for key, kind in [
                ("ASSETCATALOG_COMPILER_APPICON_NAME", "appiconset"),
                ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "colorset"),
            ]:
                if key in settings and not self.asset(f"{settings[key]}.{kind}"):
                    self.say(f"there is no {settings[key]}.{kind}")
        for icon in (self.root / FOLDER).rglob("*.appiconset/*.png"):
            data = icon.read_bytes()
            width, height, _, color = struct.unpack(">IIBB", data[16:26])
            if (width, height) != (1024, 1024) or color != 2:
                self.say(f"{icon.name} is not 1024 pixels square, or not opaque")

    # Storyboards

    def storyboards(self):
        files = {path.stem: path for path in (self.root / FOLDER).rglob("*.storyboard")}
        rows = "".join(
            path.read_text(encoding="utf-8")
            for path in (self.root / MODULES["GalleryScreens"]).rglob("AppScreen*.swift"))
        for name in re.findall(r"\.storyboard\(\"(\w+)\"\)", rows):
            if name not in files:
                self.say(f"the list opens {name}.storyboard, which is not there")
        for path in files.values():
            Storyboard(self, path).check()


class Storyboard:
    def __init__(self, app, path):
        self.app, self.name = app, path.name
        self.tree = ElementTree.parse(path)
        self.elements = {
            each.get("id"): each for each in self.tree.iter() if each.get("id") is not None
        }

    def say(self, problem):
        self.app.say(f"{self.name}: {problem}")

    def check(self):
        initial = self.tree.getroot().get("initialViewController")
        if initial not in self.elements:
            self.say("it has no initial view controller")
        for element in self.tree.iter():
            self.check_class(element)
            self.check_attributes(element)
            self.check_outlets(element)
            color = element.get("name") if element.tag == "color" else None
            if color and not self.app.asset(f"{color}.colorset"):
                self.say(f"there is no color {color}")
            image = element.get("image")
            if image and element.get("catalog") != "system" and not self.app.asset(
                    f"{image}.imageset"):
                self.say(f"there is no image {image}")

    def classes(self, element):
        return self.app.sources.get(element.get("customModule"))

    def check_class(self, element):
        name = element.get("customClass")
        if name is None:
            return
        classes = self.classes(element)
        if classes is None or name not in classes.classes:
            return self.say(f"there is no class {element.get('customModule')}.{name}")
        if not classes.classes[name]["public"] and element.get("customModule") != "GalleryApp":
            self.say(f"{name} is not public")
        standard = ELEMENTS.get(element.tag)
        if standard and standard not in classes.ancestors(name):
            self.say(f"{name} is no {standard}")

    def check_attributes(self, element):
        for attribute in element.findall("./userDefinedRuntimeAttributes/*"):
            path, kind = attribute.get("keyPath"), attribute.get("type")
            classes = self.classes(element)
            owner = element.get("customClass")
            declared = classes and classes.type_of("IBInspectable", path, owner)
            if not declared:
                self.say(f"{owner} has no property {path} for Interface Builder")
            elif declared not in TYPES.get(kind, set()):
                self.say(f"{path} of {owner} is a {declared}, not a {kind}")

    def check_outlets(self, element):
        for outlet in element.findall("./connections/outlet"):
            name, owner = outlet.get("property"), element.get("customClass")
            standard = OUTLETS.get(ELEMENTS.get(element.tag), set())
            classes = self.classes(element)
            declared = classes and owner and classes.type_of("IBOutlet", name, owner)
            if name not in standard and not declared:
                self.say(f"{owner or element.tag} has no outlet {name}")
            if outlet.get("destination") not in self.elements:
                self.say(f"the outlet {name} leads nowhere")


if __name__ == "__main__":
    found = App(sys.argv[1]).check()
    for problem in found:
        print(f"Examples/GalleryApp: {problem}", file=sys.stderr)
    sys.exit(1 if found else 0)
