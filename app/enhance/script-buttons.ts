import { readData } from './shared/element-data'

/** Shows a button that is hidden without script. */
function showButton(button: HTMLElement, onClick: () => void): void {
  button.hidden = false
  button.addEventListener('click', onClick)
}

export function showPrintButton(button: HTMLElement): void {
  showButton(button, () => print())
}

/** Shows the share button, unless the browser can neither share nor copy. */
export function showShareButton(button: HTMLElement): void {
  const { done } = readData(button, 'done')
  const { href: url } = location
  if (navigator.share)
    // Cancelled, or refused by the browser: the URL is beside the button.
    showButton(button, () => navigator.share({ url, title: document.title }).catch(() => undefined))
  else if (navigator.clipboard) showButton(button, () => copy(url, button, done))
}

/** Turns a text into a button of the same size that copies a part of it. */
export function copyOnClick(element: HTMLElement): void {
  const { text, hint, done } = readData(element, 'text', 'hint', 'done')
  if (!navigator.clipboard) return
  const button = document.createElement('button')
  button.type = 'button'
  button.title = hint
  button.append(...element.childNodes)
  button.addEventListener('click', () => copy(text, button, done))
  element.append(button)
}

function copy(text: string, button: HTMLElement, done: string): void {
  navigator.clipboard.writeText(text).then(
    () => {
      button.textContent = done
    },
    () => undefined,
  )
}
