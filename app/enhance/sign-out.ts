import { readData } from './shared/element-data'
import { markSignedOut } from './shared/signed-out'

/** Delay from the specification, in milliseconds. */
const LEAVING_MS = 1_000

/**
 * Signs out by script; a second later closes the menu and opens the home page. If that fails, the form is
 * submitted.
 */
export default function signOutInPlace(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    markSignedOut()
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    fetch(form.action, { method: 'POST', body, redirect: 'manual' }).then(
      ({ type }) => (type === 'opaqueredirect' ? setTimeout(() => leave(form), LEAVING_MS) : form.submit()),
      () => form.submit(),
    )
  })
}

function leave(form: HTMLFormElement): void {
  form.closest('details')?.removeAttribute('open')
  location.assign(readData(form, 'home').home)
}
