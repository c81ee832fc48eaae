// This file is intentionally empty; see Package.swift.
