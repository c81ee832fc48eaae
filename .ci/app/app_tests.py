"""Damages each file of the app, and expects the check to report it."""

import shutil
import tempfile
import unittest
from pathlib import Path

from app import FOLDER, PROJECT, SCHEME, App

ROOT = Path(__file__).resolve().parents[2]
PBXPROJ = f"{PROJECT}/project.pbxproj"
STORYBOARD = f"{FOLDER}/GalleryApp/PickerScreen.storyboard"
ASSETS = f"{FOLDER}/GalleryApp/Assets.xcassets"

# A file, a text in it, its replacement, and the report of the check.
DAMAGE = [
    (PBXPROJ, "objectVersion = 77", "objectVersion = 56", "objectVersion"),
    (PBXPROJ, "path = GalleryAppUITests;", "path = UITests;", "has no sources"),
    (PBXPROJ, "path = ../../Tests/SnapLayoutsTests", "path = ../Tests/SnapLayoutsTests", "has no sources"),
    (PBXPROJ, "path = ../../Tests/SnapCarouselTests", "path = GalleryApp",
     "no target of the app has SnapCarouselTests"),
    (PBXPROJ, "TEST_HOST =", "HOST =", "TEST_HOST of"),
    (PBXPROJ, 'BUNDLE_LOADER = "$(TEST_HOST)";', "", "BUNDLE_LOADER of"),
    (PBXPROJ, "5A1A70000000000000000124 /* EventLogSupport */,\n", "",
     "imports EventLogSupport, but does not link it"),
    (PBXPROJ, "5A1A70000000000000000109 /* PBXTargetDependency */,\n", "", "after its app"),
    (PBXPROJ, "productName = EffortSupport", "productName = SnapLayouts", "links SnapCarousel and, once more"),
    (PBXPROJ, "path = README.md", "path = READ.md", "there is no READ.md"),
    (PBXPROJ, "INFOPLIST_FILE = Info.plist", "INFOPLIST_FILE = App.plist", "there is no App.plist"),
    (PBXPROJ, "relativePath = ..;", "relativePath = ../../..;", "not Examples"),
    (PBXPROJ, "productName = GalleryScreens", "productName = Screens", "no product Screens"),
    (PBXPROJ, "CODE_SIGN_STYLE = Automatic;",
     "CODE_SIGN_STYLE = Automatic;\n\t\t\t\tDEVELOPMENT_TEAM = ABCDE12345;", "names a team"),
    (PBXPROJ, "APPICON_NAME = AppIcon", "APPICON_NAME = Icon", "no Icon.appiconset"),
    (PBXPROJ, "mainGroup = 5A1A", "mainGroup = 5B1A", "no such object"),
    (PBXPROJ, "objects = {", "objects = ", "Invalid"),
    ("Examples/Package.swift", 'path: ".."', 'path: "../.."', "not on this repository"),
    ("Package.swift", '"EventLogSupport"', '"OtherSupport"', "no product EventLogSupport"),
    (SCHEME, 'BlueprintName = "SnapLayoutsHostedTests"', 'BlueprintName = "Tests"', "names the target Tests"),
    ("Examples/Package.swift", '.library(name: "GalleryScreens"', '.library(name: "Other"',
     "no product GalleryScreens"),
    (SCHEME, 'BlueprintName = "GalleryApp"', 'BlueprintName = "App"', "names the target App"),
    (SCHEME, "container:GalleryApp.xcodeproj", "container:App.xcodeproj", "names the project"),
    (SCHEME, "<Scheme", "<Scheme <", "ParseError"),
    (f"{FOLDER}/Info.plist", "SceneDelegate<", "WindowDelegate<", "class WindowDelegate"),
    (f"{FOLDER}/Info.plist", "LaunchBackground", "Background", "no Background.colorset"),
    (f"{FOLDER}/Info.plist", "UIApplicationSupportsIndirectInputEvents", "Other", "a pointer scrolls"),
    (f"{FOLDER}/Info.plist", "CADisableMinimumFrameDurationOnPhone", "Other", "60 frames"),
    (f"{ASSETS}/AppIcon.appiconset/Contents.json", "AppIcon.png", "Icon.png", "names Icon.png"),
    (f"{ASSETS}/AccentColor.colorset/Contents.json", "{", "", "Error"),
    (STORYBOARD, "PhotographCollectionViewController", "PhotographViewController",
     "no class GalleryScreens.PhotographViewController"),
    (STORYBOARD, 'customClass="CenteredPickerLayout"', 'customClass="SnapLayoutAttributes"', "is no UI"),
    (STORYBOARD, 'customModule="SnapLayouts"', 'customModule="Snap"', "no class Snap."),
    (STORYBOARD, 'keyPath="sideAlpha"', 'keyPath="sideAlfa"', "no property sideAlfa"),
    (STORYBOARD, 'type="boolean" keyPath="isLoopingEnabled"', 'type="color" keyPath="isLoopingEnabled"',
     "not a color"),
    (STORYBOARD, 'property="dataSource"', 'property="source"', "no outlet source"),
    (STORYBOARD, 'destination="Pk1-vc-A01"', 'destination="Pk1-vc-B01"', "leads nowhere"),
    (STORYBOARD, 'initialViewController="Pk1', 'initialViewController="Pk2', "initial"),
    ("Sources/SnapLayouts/Layouts/CenteredPickerLayout.swift", "@IBInspectable public var sideAlpha",
     "public var sideAlpha", "no property sideAlpha"),
    ("Examples/Sources/GalleryScreens/App/AppScreen.swift", '.storyboard("PickerScreen")',
     '.storyboard("Picker")', "opens Picker.storyboard"),
]


class DamagedFiles(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name).resolve()
        for name in [FOLDER, "Examples/Sources/GalleryScreens", "Sources/SnapLayouts",
                     "Sources/SnapCarousel", "Sources/UIKitExperiments", "Tests"]:
            shutil.copytree(ROOT / name, self.root / name)
        for name in ["Package.swift", "Examples/Package.swift"]:
            shutil.copy(ROOT / name, self.root / name)

    def tearDown(self):
        self.folder.cleanup()

    def test_the_app_has_no_problems(self):
        self.assertEqual(App(self.root).check(), [])

    def test_damage_is_found(self):
        for name, old, new, said in DAMAGE:
            with self.subTest(file=name, replacement=new):
                path = self.root / name
                text = path.read_text(encoding="utf-8")
                self.assertIn(old, text)
                path.write_text(text.replace(old, new), encoding="utf-8")
                found = App(self.root).check()
                path.write_text(text, encoding="utf-8")
                self.assertTrue(any(said in problem for problem in found), found)

    def test_missing_files_are_found(self):
        for name in [f"{ASSETS}/AppIcon.appiconset/AppIcon.png", STORYBOARD, SCHEME,
                     f"{FOLDER}/Info.plist", f"{ASSETS}/LaunchBackground.colorset/Contents.json"]:
            with self.subTest(file=name):
                path = self.root / name
                data = path.read_bytes()
                path.unlink()
                found = App(self.root).check()
                path.write_bytes(data)
                self.assertNotEqual(found, [])


if __name__ == "__main__":
    unittest.main()
