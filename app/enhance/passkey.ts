import { readData } from './shared/element-data'
import { fetchJson } from './shared/fetch-json'

/** Shows the form where the browser has passkeys, and sends it with what the browser has made. */
export default function enablePasskeys(part: HTMLElement): void {
  const { url, purpose, failed } = readData(part, 'url', 'purpose', 'failed')
  const form = part.querySelector('form')
  const field = part.querySelector<HTMLInputElement>('[name=credential]')
  const problem = part.querySelector<HTMLElement>('[data-problem]')
  const note = part.querySelector<HTMLElement>('[data-unsupported]')
  if (!form || !field || !problem || !window.PublicKeyCredential?.parseRequestOptionsFromJSON) return
  part.hidden = false
  form.hidden = false
  if (note) note.hidden = true

  form.addEventListener('submit', (event) => {
    if (field.value) return
    event.preventDefault()
    problem.hidden = true
    getCredential().then(send, showProblem)
  })

  async function getCredential(): Promise<Credential | null> {
    const options = await fetchJson<never>(url)
    if (!options) throw new Error('no options')
    return purpose === 'add'
      ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
  }

  function send(credential: Credential | null): void {
    if (!field || !(credential instanceof PublicKeyCredential)) {
      showProblem()
      return
    }
    field.value = JSON.stringify(credential)
    form?.requestSubmit()
  }

  /** Also when somebody closes the browser's question. */
  function showProblem(): void {
    if (!problem) return
    problem.textContent = failed
    problem.hidden = false
  }
}
