/** Loads the libraries of the site as a separate task, so that a tap does not have to wait for all scripts at once. */
import 'react-dom/client'
