import { readData } from './shared/element-data'
import { registerServiceWorker } from './shared/service-worker'

/** Shows the button if the browser supports notifications, and submits the form with its subscription. */
export default function enablePush(part: HTMLElement): void {
  const { key, refused } = readData(part, 'key', 'refused')
  const form = part.querySelector('form')
  const problem = part.querySelector<HTMLElement>('[data-problem]')
  const field = part.querySelector<HTMLInputElement>('[name=subscription]')
  if (!form || !field || !problem || !('PushManager' in window) || !('serviceWorker' in navigator)) return
  form.hidden = false
  let isBusy = false

  form.addEventListener('submit', (event) => {
    if (field.value) return
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    problem.hidden = true
    subscribe()
      .catch(() => {
        problem.textContent = refused
        problem.hidden = false
      })
      .finally(() => {
        isBusy = false
      })
  })

  /** Asks for the permission, which browsers show only after a press. */
  async function subscribe(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') throw new Error('refused')
    const { pushManager } = await registerServiceWorker()
    await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = subscription.toJSON()
    if (field) field.value = JSON.stringify({ endpoint, ...keys })
    form?.requestSubmit(form.querySelector('button'))
  }
}
