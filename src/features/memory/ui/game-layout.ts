/** Where the board stands beside the counters: on wide screens, and wherever the screen is wider than high. */
export const BESIDE = '@media (min-width: 67.5rem), (orientation: landscape) and (min-width: 35rem)'
/** A phone that is held sideways, or a low window: the board takes the whole height below the header. */
export const SHORT = '@media (orientation: landscape) and (min-width: 35rem) and (max-height: 37.5rem)'
