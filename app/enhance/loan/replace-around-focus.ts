/** Attributes that carry a control's state, apart from its value. */
const STATE_ATTRIBUTES = ['aria-invalid', 'aria-describedby', 'min', 'max']

/** Replaces content around the focused control: replacing that one too would lose the focus and close a phone's keyboard. */
export function replaceAroundFocus(old: Element, fresh: Element): void {
  const focused = document.activeElement
  const children = [...old.children]
  const at = children.findIndex((child) => child.contains(focused))
  const focusedChild = children[at]
  // Hints and errors come and go before a control, so its counterpart is found by distance from the end.
  const twin = focusedChild && fresh.children[fresh.children.length - (children.length - at)]
  if (old === focused) copyStateAttributes(old, fresh)
  else if (!focusedChild || !twin) old.replaceChildren(...fresh.childNodes)
  else {
    const nodes = [...fresh.childNodes]
    const middle = nodes.indexOf(twin)
    for (const child of [...old.childNodes]) if (child !== focusedChild) child.remove()
    focusedChild.before(...nodes.slice(0, middle))
    focusedChild.after(...nodes.slice(middle + 1))
    replaceAroundFocus(focusedChild, twin)
  }
}

function copyStateAttributes(old: Element, fresh: Element): void {
  for (const name of STATE_ATTRIBUTES) {
    const value = fresh.getAttribute(name)
    if (value === null) old.removeAttribute(name)
    else old.setAttribute(name, value)
  }
}
