"""Small graphs with known results, and damage to the project's own that must be found."""

import unittest

from linkage import App, Packages, SAMPLES, WARNED


def packages(carousel=("SnapCarousel", "SnapLayouts")):
    found = Packages()
    found.add_product("SnapLayouts", ["SnapLayouts"])
    found.add_product("SnapCarousel", carousel)
    found.links["target SnapLayouts"] = []
    found.links["target SnapCarousel"] = ["target SnapLayouts"]
    return found


class Rule(unittest.TestCase):
    def test_an_app_alone_links_everything_statically(self):
        app = App(packages(), {"App": ["SnapCarousel"]})
        self.assertEqual((app.dynamic(), app.doubled()), (set(), {}))

    def test_a_product_that_two_images_link_becomes_a_framework(self):
        for images, hosts in [
            ({"App": ["SnapLayouts"], "Tests": ["SnapLayouts"]}, {"Tests": "App"}),
            ({"App": ["SnapLayouts", "Kit"], "Kit": ["SnapLayouts"]}, {}),
        ]:
            app = App(packages(), images, hosts)
            self.assertEqual((app.dynamic(), app.doubled()), ({"product SnapLayouts"}, {}))

    def test_images_of_different_processes_share_nothing(self):
        app = App(packages(), {"App": ["SnapLayouts"], "Other": ["SnapLayouts"]})
        self.assertEqual((app.dynamic(), app.doubled()), (set(), {}))

    def test_a_target_that_two_products_need_becomes_a_framework(self):
        app = App(packages(), {"App": ["SnapCarousel"], "Tests": ["SnapLayouts"]}, {"Tests": "App"})
        self.assertEqual((app.dynamic(), app.doubled()), ({"target SnapLayouts"}, {}))

    def test_two_products_in_one_image_and_one_in_another_make_two_copies(self):
        for images, hosts in WARNED.values():
            self.assertEqual(App(packages(), images, hosts).doubled(),
                             {"SnapLayouts": {"App", "product SnapLayouts"}})

    def test_samples_have_one_copy(self):
        for images, hosts in SAMPLES.values():
            self.assertEqual(App(packages(), images, hosts).doubled(), {})

    def test_bundles_that_link_the_product_of_their_app_and_a_helper_on_its_target_make_two_copies(self):
        found = packages()
        found.add_product("Logs", ["Logs"])
        found.links["target Logs"] = ["target SnapLayouts"]
        for product, copies in [("SnapLayouts", {}), ("SnapCarousel", {"SnapLayouts": {"Tests", "product SnapCarousel"}})]:
            app = App(found, {"App": ["SnapCarousel"], "Tests": [product, "Logs"]}, {"Tests": "App"})
            self.assertEqual(app.doubled(), copies)

    def test_an_unknown_product_is_an_error(self):
        with self.assertRaises(ValueError):
            App(packages(), {"App": ["Snap"]})

    def test_only_libraries_for_apple_count(self):
        found = Packages()
        found.add_manifest({
            "products": [{"name": "HeadlessUIKit", "targets": ["UIKit"]}, {"name": "Snap", "targets": ["Snap"]}],
            "targets": [
                {"name": "UIKit", "type": "regular", "path": "Sources/HeadlessUIKit/UIKit", "dependencies": []},
                {"name": "Snap", "type": "regular",
                 "dependencies": [{"byName": ["UIKit", None]}, {"product": ["HeadlessUIKit", "Snap", None, None]},
                                  {"product": ["Other", "Others", None, None]}]},
                {"name": "SnapTests", "type": "test", "dependencies": []},
            ]})
        self.assertEqual(found.links, {"product Snap": ["target Snap"], "target Snap": ["product Other"]})


if __name__ == "__main__":
    unittest.main()
