import { addStyles } from '../shared/add-styles'
import { fetchJson } from '../shared/fetch-json'
import { toFormParams } from '../shared/form-params'
import styles from './chat-widget.css?inline'

/** JSON response of `/do/chat`: URL of a new conversation and texts of the chat window. */
export interface OpenedChat {
  url: string
  title: string
  newTab: string
  close: string
  failed: string
}

/** Time to load the chat page before it counts as failed, in ms. */
const LOAD_TIMEOUT_MS = 10_000
/** Windows in which the page stays usable beside the chat; narrower ones show a modal sheet. */
const WIDE = '(min-width: 768px)'
/** Permissions of the frame: the chat must not navigate our page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

const widgets = new WeakMap<HTMLFormElement, HTMLDialogElement>()

/** Opens the chat of the form, or reopens it with its conversation. */
export default async function openChat(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return
  const widget = widgets.get(form) ?? (await createWidget(form))
  if (!widget) {
    // A tab that opens so long after the press may be blocked as a popup.
    form.target = ''
    return form.submit()
  }
  widgets.set(form, widget)
  if (widget.open) widget.querySelector('h2')?.focus()
  else if (matchMedia(WIDE).matches) widget.show()
  else widget.showModal()
}

async function createWidget(form: HTMLFormElement): Promise<HTMLDialogElement | undefined> {
  // First, as the oldest browsers fail here and show the chat in a tab.
  addStyles(styles)
  form.ariaBusy = 'true'
  const chat = await fetchJson<OpenedChat>(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: toFormParams(new FormData(form)),
  })
  form.ariaBusy = null
  if (!chat) return undefined
  const widget = createElement('dialog', { className: 'chat-widget', ariaLabel: chat.title })
  const head = createElement('div', { className: 'dialog-head' })
  const names = createElement('div', {})
  names.append(
    createElement('h2', { textContent: chat.title, tabIndex: -1, autofocus: true }),
    createElement('a', { textContent: chat.newTab, href: chat.url, target: '_blank', rel: 'noopener' }),
  )
  const close = createElement('button', {
    type: 'button',
    className: 'btn plain icon close',
    ariaLabel: chat.close,
  })
  head.append(names, close)
  const status = createElement('p', { role: 'status' })
  const frame = createElement('iframe', { title: chat.title })
  frame.setAttribute('sandbox', SANDBOX)
  reportFailure(frame, (hasFailed) => {
    status.textContent = hasFailed ? chat.failed : ''
  })
  frame.src = chat.url
  widget.append(head, status, frame)
  close.addEventListener('click', () => widget.close())
  widget.addEventListener('keydown', ({ key }) => key === 'Escape' && widget.close())
  const opener = form.closest('details')?.querySelector('summary')
  widget.addEventListener('close', () => opener?.focus({ preventScroll: true }))
  document.body.append(widget)
  return widget
}

/** Reports whether loading failed. Browsers do not report a page that refuses to be framed. */
function reportFailure(frame: HTMLIFrameElement, report: (hasFailed: boolean) => void): void {
  const timer = setTimeout(report, LOAD_TIMEOUT_MS, true)
  let isBlocked = false
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective !== 'frame-src') return
    isBlocked = true
    report(true)
  })
  frame.addEventListener('load', () => {
    clearTimeout(timer)
    if (!isBlocked) report(false)
  })
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
