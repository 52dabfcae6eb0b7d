/** What the site is built upon, set up by itself, so that a tap need not wait for all scripts in one. */
import 'react-dom/client'
