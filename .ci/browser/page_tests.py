"""What both pages do: the live gallery, and the gallery as WebAssembly on a file server."""

import time


class PageTests:
    """Mixed into a case with a server."""

    def test_a_drag_is_followed_and_coasts_and_a_flick_turns_a_page(self):
        self.browser.open("?screen=hero-picker")
        self.browser.drag([(300 - 12 * step, 250) for step in range(16)])
        self.until_page(4, 5, 6)
        before = self.browser.text("page")
        self.browser.drag([(200 - 30 * step, 250) for step in range(5)], 0.01, by_touch=True)
        self.browser.until(lambda: self.browser.text("page") != before)

    def test_keys_wheel_and_trackpad_scroll(self):
        self.browser.open("?screen=hero-picker")
        self.browser.js("live.phone.element.focus();")
        for key in ["ArrowRight", "End"]:
            self.browser.key(key)
        self.until_page(12)
        left, top, width, height = self.browser.place()
        self.browser.wheel(left + width / 2, top + height / 2, dx=-600)
        self.until_page(7, 8, 9)
        for step in [8, 20, 30, 30, 24, 18, 12, 8, 5, 3, 2, 1]:
            self.browser.wheel(left + width / 2, top + height / 2, dx=step + 0.5)
            time.sleep(0.012)
        time.sleep(1.5)
        self.assertRegex(self.browser.text("page"), r"Page (9|10|11|12) of 12")

    def test_each_notch_of_a_wheel_turns_a_page(self):
        for screen in ["shelf", "banner&autoplay=false"]:
            for distance in [60, 100, 120]:
                self.browser.open(f"?screen={screen}", anew=True)
                left, top, width, height = self.browser.place()
                count = int(self.browser.text("page").split(" of ")[1])
                for page in [2, 3, 4]:
                    self.browser.wheel(left + width / 2, top + height / 2, dx=distance)
                    self.until_page(page, of=count)
                    time.sleep(0.8)
                    self.until_page(page, of=count)

    def test_every_knob_of_every_screen_is_turned(self):
        self.browser.open()
        names = self.browser.js("screens()")
        self.assertLess({"nested-shelves", "ready-made-carousel"}, set(names))
        total = 0
        for name in names + [f"workbench&layout={layout}" for layout in ["flow", "shelf", "banner"]]:
            self.browser.open("?screen=" + name)
            count, *problems = self.browser.wait("turnEveryKnob().then(done);")
            self.assertEqual(problems, [], name)
            self.assertGreater(count, 30, name)
            self.assertNotEqual(self.browser.text("code"), "", name)
            total += count
        print(f"{total} knobs on {len(names)} screens", end=" ")

    def test_a_link_shows_the_same(self):
        self.browser.open("?screen=workbench&items=30&layout=shelf&effects=tilt&tilt.angle=40")
        code = self.browser.text("code")
        self.assertIn("layout.effects = [.tilt(angle: .pi * 40 / 180)]", code)
        self.browser.get(self.browser.driver.current_url)
        self.browser.until_live()
        self.assertEqual(self.browser.text("code"), code)

    def test_a_replay_steps_through_a_gesture(self):
        self.browser.open("?screen=shelf")
        self.turn_a_page()
        source = self.browser.ask({"ask": "test"})["answer"]
        self.assertIn("#expect(player.screen.currentPage == 1)", source)
        self.browser.open(source.splitlines()[0].removeprefix("// Replays at "), anew=True)
        seen, last = set(), int(self.browser.js("$('place').max"))
        for _ in range(last + 1):
            seen.add(self.browser.text("done").split(" of ")[0])
            self.until_text("facts", "page position")
            self.browser.js("$('on').click();")
        self.until_page(2, of=6)
        self.assertEqual(len(seen), last + 1)

    def test_nothing_jumps_while_it_loads(self):
        script = self.browser.cdp("Page.addScriptToEvaluateOnNewDocument", source="""
            window.shift = 0;
            new PerformanceObserver(list => list.getEntries().forEach(entry => { shift += entry.value; }))
              .observe({ type: "layout-shift", buffered: true });""")
        self.addCleanup(self.browser.cdp, "Page.removeScriptToEvaluateOnNewDocument", **script)
        for width, height in [(320, 640), (390, 844), (768, 1024), (1280, 800)]:
            self.resize(width, height)
            for screen in ["", "?screen=workbench"]:
                self.browser.open(screen, anew=True)
                time.sleep(1)
                shift = self.browser.js("shift")
                print(f"{width}{screen}: {shift:.3f}", end=" ")
                self.assertLess(shift, 0.05, (width, screen))

    def test_back_and_forward_lead_through_the_screens(self):
        self.browser.open("?screen=shelf")
        before = self.browser.js("history.length")
        for name, title in [("hero-picker", "Hero picker"), ("banner", "Banner")]:
            self.browser.js(f"""all("#screens a[href='?screen={name}']")[0].click();""")
            self.until_text("title", title)
        self.assertEqual(self.browser.js("history.length"), before + 2)
        for step, title in [("back", "Hero picker"), ("back", "Shelf"), ("forward", "Hero picker"),
                            ("forward", "Banner"), ("back", "Hero picker")]:
            getattr(self.browser.driver, step)()
            self.until_text("title", title)

    def test_a_replay_link_works_in_an_open_tab_and_ends_with_a_touch(self):
        self.browser.open("?screen=shelf")
        self.turn_a_page()
        self.until_page(2, of=6)
        for leave in [self.turn_a_page, lambda: self.browser.click("go-on"), lambda: self.browser.click("pause"),
                      self.browser.driver.back]:
            self.browser.js("location.href = '?screen=shelf#play=b2_d300,200_|_m280,200_|_u_|30';")
            self.until_text("state", "Replay")
            self.browser.click("on")
            self.until_page(3, of=6)
            self.assertFalse(self.browser.js("$('replay').hidden"))
            leave()
            self.until_text("state", "Live")
            self.assertTrue(self.browser.js("$('replay').hidden"))
            self.assertNotIn("play", self.browser.driver.current_url)
        self.turn_a_page()
        self.until_page(2, 4, of=6)

    def test_a_wheel_moves_what_can_move_that_way(self):
        self.resize(900, 500)
        for screen, moves in [("hero-picker", False), ("vertical-shelf", True), ("nested-shelves", True)]:
            self.browser.open(f"?screen={screen}")
            self.browser.js("live.phone.element.scrollIntoView();")
            time.sleep(0.5)
            top = self.browser.js("scrollY")
            left, y, width, _ = self.browser.place()
            for _ in range(3):
                self.browser.wheel(left + width / 2, max(y, 0) + 200, dy=60)
                time.sleep(0.1)
            time.sleep(0.5)
            self.assertEqual(self.browser.js("scrollY") - top < 1, moves, screen)

    def test_a_number_that_is_refused_is_not_shown(self):
        self.browser.open("?screen=workbench&items=40")
        for text, shown in [("99999999", "1000000"), ("-5", "0"), ("", "0"), ("12", "12")]:
            self.browser.insert("items", text)
            if not text:
                self.browser.key("Delete")
            self.browser.key("Enter")
            self.browser.ask({"step": 1})
            self.assertEqual(self.browser.js("$('items').value"), shown, text)
            self.assertIn(f"items={shown}", self.browser.driver.current_url)

    def test_nothing_is_sent_where_nothing_moves(self):
        for screen in ["hero-picker", "nested-shelves", "workbench&items=1000000"]:
            self.browser.open(f"?screen={screen}")
            self.turn_a_page()
            self.browser.until("live.clock.isResting")
            self.browser.js("countTraffic();")
            time.sleep(2)
            self.assertEqual(self.browser.js("traffic"), {"messages": 0, "frames": 0}, screen)
            self.turn_a_page()
            self.assertGreater(self.browser.js("traffic.messages"), 5, screen)

    def test_pages_turn_by_themselves_with_few_messages_and_in_silence(self):
        self.browser.open("?screen=banner")
        self.browser.js("countTraffic();")
        started, seen = time.monotonic(), set()
        while len(seen) < 3 and time.monotonic() - started < 9:
            seen.add(self.browser.text("page"))
            time.sleep(0.1)
        self.assertEqual(len(seen), 3)
        self.assertEqual(self.browser.js("$('spoken').textContent"), "")
        self.assertLess(self.browser.js("traffic.messages"), 40 * (time.monotonic() - started))
        self.turn_a_page()
        self.browser.until("$('spoken').textContent.includes('Page')")

    def test_a_person_who_wants_less_motion_or_the_dark_gets_it(self):
        for knob, feature, values in [("reducesMotion", "prefers_reduced_motion", ("no-preference", "reduce")),
                                      ("isDark", "prefers_color_scheme", ("light", "dark"))]:
            value = f"knobs().find(knob => knob.name === 'device.{knob}').value"
            self.media(**{feature: values[0]})
            self.browser.open("?screen=hero-picker", anew=True)
            self.assertEqual(self.browser.js(value), "false")
            self.media(**{feature: values[1]})
            self.browser.until(f"{value} === 'true'")
            self.browser.open("?screen=shelf", anew=True)
            self.assertEqual(self.browser.js(value), "true")
            # What the browser says isn't in a link, which is for others; what a person says is.
            self.assertNotIn(knob, self.browser.driver.current_url)
            self.browser.js(f"$('device.{knob}').click();")
            self.browser.ask({"step": 1})
            self.assertIn(f"device.{knob}=false", self.browser.driver.current_url)
            self.browser.open(f"?screen=shelf&device.{knob}=false", anew=True)
            self.assertEqual(self.browser.js(value), "false")

    def test_a_short_address_is_a_screen(self):
        self.browser.open("#banner", anew=True)
        self.assertEqual(self.browser.text("title"), "Banner")
        self.browser.js("location.hash = '#shelf';")
        self.until_text("title", "Shelf")
        self.browser.until_live()

    def test_says_what_an_address_asks_for_in_vain(self):
        for address, text in [
                ("?screen=nowhere", "There is no screen “nowhere”"), ("#nowhere", "There is no screen “nowhere”"),
                ("?screen=workbench&items=99999999", "“items” can't be “99999999”"), ("?screen=workbench&items=40", "")]:
            self.browser.open(address, anew=True)
            self.assertEqual(self.browser.text("problems")[:len(text) or None], text)

    def test_the_line_below_says_the_page_of_the_screen_also_during_a_drag(self):
        self.browser.open("?screen=hero-picker")
        left, top, _, _ = self.browser.place()
        self.browser.mouse("start", (left + 350, top + 250))
        seen = set()
        for step in range(30):
            self.browser.mouse("move", (left + 350 - 10 * step, top + 250))
            time.sleep(0.05)
            line, pill = self.browser.js(
                "return [$('page').textContent, all('#phone span').find(span => / of /.test(span.textContent)).textContent]")
            self.assertEqual(line, f"Page {pill}")
            seen.add(line)
        self.browser.mouse("end", (left + 50, top + 250))
        self.assertGreater(len(seen), 1)

    def test_a_finger_scrolls_the_page_where_the_screen_does_not_scroll(self):
        self.resize(390, 600)
        for screen, (dx, dy), moves_page in [
                ("hero-picker", (0, -12), True), ("hero-picker", (-12, 0), False), ("vertical-shelf", (0, -12), False),
                ("nested-shelves", (0, -12), False)]:
            self.browser.open(f"?screen={screen}")
            self.browser.js("scrollTo(0, 0);")
            self.browser.drag([(200 + step * dx, 250 + step * dy) for step in range(15)], by_touch=True)
            time.sleep(0.8)
            self.assertEqual(self.browser.js("scrollY > 50"), moves_page, screen)
            # A list of shelves says the page of a shelf.
            if screen != "nested-shelves":
                self.assertEqual(self.browser.text("page").startswith(
                    "Page 3 of" if screen == "hero-picker" else "Page 1 of"), moves_page, screen)

    def test_items_are_tapped_by_key(self):
        self.browser.open("?screen=hero-picker")
        self.browser.js("all('#phone [role=button]').find(item => item.textContent === 'Kingfisher').focus();")
        self.browser.key("Enter")
        self.until_page(2)
        # To show what has the focus, a browser would scroll what can be scrolled.
        self.assertEqual(self.browser.js("live.phone.element.scrollLeft"), 0)

    def test_texts_are_not_cut_and_the_labels_of_the_x_ray_can_be_read(self):
        self.browser.open()
        for name in self.browser.js("screens()") + [
                f"workbench&{knobs}" for knobs in ["items=1000000", "items=1000000&layout=shelf",
                                                   "items=200&itemSize.width=3", "items=200&itemSize.height=3"]]:
            self.browser.open("?screen=" + name)
            if "itemSize" not in name:
                self.browser.ask({"play": "b5"})
                time.sleep(0.3)
                self.assertEqual(self.browser.js("cutTexts()"), [], name)
                self.browser.open("?screen=" + name)
            self.browser.click("xray-switch")
            self.turn_a_page()
            self.until_text("facts", "page position")
            self.assertEqual(self.browser.js("overlaps()"), [], name)
            self.assertTrue(self.browser.js("$('legend').checkVisibility()"))

    def test_a_finger_finds_its_targets(self):
        self.addCleanup(self.browser.cdp, "Emulation.setTouchEmulationEnabled", enabled=False)
        self.browser.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
        for width in [390, 1024]:
            self.resize(width, 800)
            self.browser.open("?screen=hero-picker")
            self.assertEqual(self.browser.js("openAll(); return smallTargets()"), [], width)

    def test_fits_the_window_of_a_phone(self):
        self.media(prefers_color_scheme="dark")
        for width, height in [(390, 844), (320, 640)]:
            self.resize(width, height)
            self.browser.open("?screen=hero-picker")
            _, top, _, length = self.browser.place()
            self.assertLess(top, 210)
            self.assertLessEqual(top + length, height)
            self.assertLess(self.browser.js("document.querySelector('nav').getBoundingClientRect().height"), 60)
            self.browser.open("?screen=workbench")
            # The screen that is shown is in view in the list.
            left, right, whole, back = self.browser.js("""
                const box = document.querySelector("#screens [aria-current]").getBoundingClientRect();
                return [box.left, box.right, document.scrollingElement.scrollWidth, getComputedStyle(document.body).backgroundColor]""")
            self.assertGreaterEqual(left, 0)
            self.assertLessEqual(max(right, whole), width)
            self.assertEqual(back, "rgb(0, 0, 0)")
        # Touches are in points, also if the screen is scaled down.
        self.browser.drag([(200 - 12 * step, 200) for step in range(12)], by_touch=True)
        self.until_page(4, 5, 6)

    def test_a_long_log_is_read_and_a_longer_one_is_refused_in_words(self):
        self.browser.open("?screen=workbench&items=10000&hasUnevenSizes=true")
        log = self.browser.ask({"ask": "log"})["answer"]
        self.assertGreater(len(log), 400_000)
        self.browser.open("?screen=shelf")
        self.open_log()
        for text, identifier, answer in [("\n".join("> " + line for line in log.splitlines()), "log-done", "0 of "),
                                         (log * (9_000_000 // len(log)), "log-problem", "too long")]:
            self.browser.js("$('log-text').value = arguments[0]; $('log-text').dispatchEvent(new Event('input'));", text)
            self.browser.click("log-read")
            self.until_text(identifier, answer)
        self.assertEqual(self.browser.text("state"), "Live")
        self.browser.key("Escape")

    def test_steps_through_a_pasted_event_log(self):
        self.browser.open("?screen=section-shelf")
        self.turn_a_page()
        self.until_page(2, of=6)
        time.sleep(1.5)
        log = self.browser.ask({"ask": "log"})["answer"]
        lines = log.splitlines()
        last = len(lines) - 2
        # On another screen, as in a report from a device.
        self.browser.open("?screen=hero-picker")
        self.open_log()
        self.browser.insert("log-text", "nonsense")
        self.browser.click("log-read")
        self.until_text("log-problem", "begin")
        self.assertEqual(self.browser.text("log-steps"), "")
        self.browser.insert("log-text", log)
        self.assertEqual(self.browser.text("log-problem"), "")
        self.browser.click("log-read")
        self.until_text("log-done", f"0 of {last}")
        self.browser.click("log-on")
        self.until_text("log-done", f"1 of {last}")
        self.assertIn("event " + lines[1].split("(")[0], self.browser.text("log-facts"))
        self.browser.js("$('log-place').focus();")
        self.browser.key("End")
        self.until_text("log-done", f"{last} of {last}")
        self.assertIn("motion idle", self.browser.text("log-facts"))
        self.assertNotIn("this version", self.browser.text("log-facts"))
        self.assertRegex(self.browser.text("log-picture"), r"\b1\b")
        self.browser.click("log-back")
        self.until_text("log-done", f"{last - 1} of {last}")
        self.browser.key("Escape")

    def test_texts_have_contrast_in_light_and_dark(self):
        for scheme in ["light", "dark"]:
            self.media(prefers_color_scheme=scheme)
            self.browser.open("?screen=shelf")
            self.browser.click("xray-switch")
            self.until_text("facts", "page position")
            self.assertEqual(self.browser.js("openAll(); return faintTexts()"), [], scheme)
            self.open_log()
            self.browser.click("log-read")
            self.until_text("log-done", "0 of")
            self.browser.click("log-on")
            self.assertEqual(self.browser.js("faintTexts()"), [], scheme)
            self.browser.key("Escape")
            self.browser.click("xray-switch")

    def test_is_named_for_a_screen_reader(self):
        self.browser.open("?screen=shelf")
        self.browser.js("openAll();")
        self.names_everything({
            ("application", "Shelf"), ("button", "X-ray"), ("link", "Hero picker"), ("checkbox", "padsEdges"),
            ("combobox", "pageAlignment"), ("spinbutton", "itemSize.width"), ("heading", "SnapLayouts")})
        self.open_log()
        self.browser.click("log-read")
        self.until_text("log-done", "0 of")
        self.names_everything({
            ("dialog", "Event log"), ("button", "Forward"), ("image", "Viewport, focus and pages at this event")})
        self.browser.key("Escape")

    def names_everything(self, expected):
        """Everything that a person can use has a name, and some things are there."""
        named = {(node["role"]["value"], node.get("name", {}).get("value", ""))
                 for node in self.browser.cdp("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]}
        self.assertEqual(expected - named, set())
        used = {"button", "link", "checkbox", "combobox", "spinbutton", "slider", "textbox", "application"}
        self.assertEqual([role for role, name in named if role in used and not name], [])
