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

/** Only floating menus: the same disclosure may be a list row on a phone, which stays open. */
function listOpenDropdowns(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')].filter(
    ({ lastElementChild: panel }) => panel && getComputedStyle(panel).position === 'absolute',
  )
}
