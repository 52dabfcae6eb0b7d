/**
 * Loads React, and with it the script of all libraries, in a task of its own, so that the browser can handle a tap
 * before the other scripts run.
 */
import 'react-dom/client'
