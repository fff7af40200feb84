import { readData } from './shared/element-data'

/** Buttons that need script are hidden without it. */
function showButton(button: HTMLElement, onClick: () => void): void {
  button.hidden = false
  button.addEventListener('click', onClick)
}

export function showPrintButton(button: HTMLElement): void {
  showButton(button, () => print())
}

/** Stays hidden where the browser can neither share nor copy. */
export function showShareButton(button: HTMLElement): void {
  const { done } = readData(button, 'done')
  const { href: url } = location
  if (navigator.share)
    // Cancelled, or refused by the browser: the URL stands beside the button.
    showButton(button, () => navigator.share({ url, title: document.title }).catch(() => undefined))
  else if (navigator.clipboard)
    showButton(button, () =>
      navigator.clipboard.writeText(url).then(
        () => {
          button.textContent = done
        },
        () => undefined,
      ),
    )
}
