import { readData } from './shared/element-data'

/**
 * Shows that a file is being sent, and asks before another form of the page is submitted meanwhile: that
 * would stop the upload without a message.
 */
export default function guardUpload(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[role="status"]')
  const { question } = readData(form, 'question')
  const mark = (isSending: boolean) => {
    if (status) status.hidden = !isSending
  }
  form.addEventListener('submit', () => mark(true))
  // The back-forward cache may restore the page as it was left.
  addEventListener('pageshow', () => mark(false))
  // The capture phase comes before the form is marked as submitted.
  document.addEventListener(
    'submit',
    (event) => {
      if (status?.hidden === false && event.target !== form && !confirm(question)) event.preventDefault()
    },
    { capture: true },
  )
}
