/** A button that cannot answer yet, because the page or its island has not hydrated. The browser itself opens popovers. */
const UNHYDRATED_BUTTON =
  ':is(body:not([data-hydrated]),[data-island]:not([data-hydrated])) button[type=button]:not([popovertarget])'

let held: HTMLElement | null = null

const dropIfAnswered = () => {
  if (!held?.matches(UNHYDRATED_BUTTON)) held = null
}

/** The button that was pressed last and could not answer. A key that is pressed later means something else. */
export const heldPress = {
  watch(): void {
    const hold = ({ target }: Event) => {
      held = target instanceof Element ? target.closest<HTMLElement>(UNHYDRATED_BUTTON) : null
      setTimeout(dropIfAnswered) // a press hydrates an island whose script is there, and is answered
    }
    addEventListener('click', hold, true)
    addEventListener(
      'keydown',
      () => {
        held = null
      },
      true,
    )
  },
  /** Presses the button again. In an island that has not hydrated yet, it is held again. */
  repeat(): void {
    const button = held
    held = null
    button?.click()
  },
}
