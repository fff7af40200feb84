/** Closes an open menu on Escape and when something outside of it is clicked or focused. */
export function closeDropdown(menu: HTMLDetailsElement): void {
  let opened: AbortController | undefined
  menu.addEventListener('toggle', () => {
    opened?.abort()
    if (!menu.open) return
    opened = new AbortController()
    const { signal } = opened
    document.addEventListener('click', closeFromOutside, { signal })
    document.addEventListener('focusin', closeFromOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
  })

  function closeFromOutside({ target }: Event): void {
    if (isFloating(menu) && !menu.contains(target as Node)) menu.open = false
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isFloating(menu)) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
}

/** The same disclosure may be a list row on a phone, which stays open. */
function isFloating({ lastElementChild: panel }: HTMLDetailsElement): boolean {
  return panel !== null && getComputedStyle(panel).position === 'absolute'
}
