import { readData } from './shared/element-data'

interface OptionsAnswer {
  options?: never
  /** Error of the form, in the language of the page. */
  error?: string
}

/** Shows the form if the browser supports passkeys, and submits it with the browser's credential. */
export default function enablePasskeys(part: HTMLElement): void {
  const { url, purpose, failed } = readData(part, 'url', 'purpose', 'failed')
  const form = part.querySelector('form')
  const field = part.querySelector<HTMLInputElement>('[name=credential]')
  const password = part.querySelector<HTMLInputElement>('[name=password]')
  const problem = part.querySelector<HTMLElement>('[data-problem]')
  const note = part.querySelector<HTMLElement>('[data-unsupported]')
  if (!form || !field || !problem || !window.PublicKeyCredential?.parseRequestOptionsFromJSON) return
  const isAdding = purpose === 'add'
  let isBusy = false
  part.hidden = false
  form.hidden = false
  if (note) note.hidden = true

  form.addEventListener('submit', (event) => {
    if (field.value) return
    event.preventDefault()
    // A device creates one passkey at a time.
    if (isBusy) return
    isBusy = true
    problem.hidden = true
    // Remove errors of the previous submission.
    for (const old of form.querySelectorAll('.sum, .field .error')) old.remove()
    password?.removeAttribute('aria-invalid')
    getCredential()
      .catch(explain)
      .finally(() => {
        isBusy = false
      })
  })

  async function getCredential(): Promise<void> {
    const { options, error } = await fetchOptions()
    if (!options) return showProblem(error)
    send(
      await (isAdding
        ? navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
          })
        : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })),
    )
  }

  /** Fetches the passkey options, for a new passkey only with the right password. */
  async function fetchOptions(): Promise<OptionsAnswer> {
    const body = new URLSearchParams({ password: password?.value ?? '' })
    const answer = await fetch(url, isAdding ? { method: 'POST', body } : {})
    // The session has expired, as the reloaded page explains.
    if (answer.redirected || answer.status === 401) location.reload()
    return answer.json()
  }

  function send(credential: Credential | null): void {
    if (!field || !(credential instanceof PublicKeyCredential)) {
      showProblem()
      return
    }
    field.value = JSON.stringify(credential)
    form?.requestSubmit()
  }

  function explain({ name }: Error): void {
    // The user has closed the browser's prompt.
    if (name === 'NotAllowedError') return
    // The device already has a passkey for this account.
    showProblem(name === 'InvalidStateError' ? part.dataset.addedBefore : failed)
  }

  function showProblem(text = failed): void {
    if (!problem) return
    problem.textContent = text
    problem.hidden = false
  }
}
