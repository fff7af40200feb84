/** Menus close on a press outside, when the focus leaves them, and on Esc, which gives the focus back to their word. */
export function closeDropdowns(): void {
  document.addEventListener('click', (event) => closeDropdownsOutside(event.target))
  document.addEventListener('focusin', (event) => closeDropdownsOutside(event.target))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = listOpenDropdowns().pop()
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

function closeDropdownsOutside(target: EventTarget | null): void {
  for (const menu of listOpenDropdowns()) if (!menu.contains(target as Node)) menu.open = false
}

/** Only what floats over the page: the same drawer may be a row of a list on a phone, and that stays open. */
function listOpenDropdowns(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')].filter(
    ({ lastElementChild: panel }) => panel && getComputedStyle(panel).position === 'absolute',
  )
}
