import { readData } from './shared/element-data'
import { markSignedOut } from './shared/signed-out'

/** From the specification, in milliseconds. */
const LEAVING_MS = 1_000

/** Signs out in place; a second later the menu closes and the home page opens. A failure sends the form as without script. */
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
