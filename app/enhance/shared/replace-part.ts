/** Attributes that carry a control's state, apart from its value. */
const STATE_ATTRIBUTES = ['aria-describedby', 'aria-invalid', 'aria-pressed', 'disabled', 'max', 'min']

/**
 * Replaces the content of an element by that of its fetched counterpart, around the focused control.
 * Replacing that too would lose the focus, the typed text, and a phone's keyboard.
 */
export function replacePart(old: Element, fresh: Element): void {
  const focused = old.contains(document.activeElement) ? document.activeElement : null
  const counterpart = focused && findCounterpart(focused, fresh)
  if (focused && counterpart) replaceAround(focused, counterpart, old, fresh)
  else old.replaceChildren(...fresh.childNodes)
}

function replaceAround(focused: Element, counterpart: Element, old: Element, fresh: Element): void {
  if (old === focused) {
    copyStateAttributes(old, fresh)
    return
  }
  const oldChild = [...old.children].find((child) => child.contains(focused))
  const freshChild = [...fresh.children].find((child) => child.contains(counterpart))
  const nodes = [...fresh.childNodes]
  if (!oldChild || !freshChild || oldChild.localName !== freshChild.localName) {
    old.replaceChildren(...nodes)
    return
  }
  const middle = nodes.indexOf(freshChild)
  for (const child of [...old.childNodes]) if (child !== oldChild) child.remove()
  oldChild.before(...nodes.slice(0, middle))
  oldChild.after(...nodes.slice(middle + 1))
  replaceAround(focused, counterpart, oldChild, freshChild)
}

/** Finds the counterpart by id, or by the name and value of a button or option. */
function findCounterpart(focused: Element, fresh: Element): Element | undefined {
  const { id, localName, name, type, value } = focused as HTMLInputElement
  const candidates = [...fresh.querySelectorAll<HTMLInputElement>(localName)]
  return candidates.find(
    (other) =>
      other.type === type && (id ? other.id === id : name && other.name === name && other.value === value),
  )
}

function copyStateAttributes(old: Element, fresh: Element): void {
  for (const name of STATE_ATTRIBUTES) {
    const value = fresh.getAttribute(name)
    if (value === null) old.removeAttribute(name)
    else old.setAttribute(name, value)
  }
}
