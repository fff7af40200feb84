/** What tells how a control stands, apart from what is typed in it. */
const STATE = ['aria-invalid', 'aria-describedby', 'min', 'max']

/**
 * Puts new content in the place of old, around the control that is being used: replacing that one would take the focus
 * away and close a phone's keyboard.
 */
export function swap(old: Element, fresh: Element): void {
  const used = document.activeElement
  const children = [...old.children]
  const at = children.findIndex((child) => child.contains(used))
  const kept = children[at]
  // What comes and goes, hints and errors, stands before a control: its twin is as far from the end.
  const twin = kept && fresh.children[fresh.children.length - (children.length - at)]
  if (old === used) copyState(old, fresh)
  else if (!kept || !twin) old.replaceChildren(...fresh.childNodes)
  else {
    const nodes = [...fresh.childNodes]
    const middle = nodes.indexOf(twin)
    for (const child of [...old.childNodes]) if (child !== kept) child.remove()
    kept.before(...nodes.slice(0, middle))
    kept.after(...nodes.slice(middle + 1))
    swap(kept, twin)
  }
}

function copyState(old: Element, fresh: Element): void {
  for (const name of STATE) {
    const value = fresh.getAttribute(name)
    if (value === null) old.removeAttribute(name)
    else old.setAttribute(name, value)
  }
}
