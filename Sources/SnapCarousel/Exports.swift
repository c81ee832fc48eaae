// A carousel's settings have types of the layouts, so an app that imports the carousel sees both.
@_exported import SnapLayouts
