/**
 * Where the name of the site as delivered may stand, whatever the owner calls the site: names that tabs, versions and
 * policies share, which never change. Everything else takes the name from the settings.
 */
export const sharedNames = /vyomix-(online|worker|thread|embed)/g
