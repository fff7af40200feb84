/** Fade duration, in milliseconds (from the specification). */
const FADE_MS = 800

export interface LoadingSpinner {
  show(): void
  /** Fades the spinner out; it is removed 800 ms later. */
  hide(): void
}

/** Creates a spinner at the end of an element. Screen readers announce the status of the form instead. */
export function createLoadingSpinner(root: Pick<HTMLElement, 'append' | 'ownerDocument'>): LoadingSpinner {
  let spinner: HTMLElement | undefined
  return {
    show() {
      if (spinner) return
      spinner = root.ownerDocument.createElement('div')
      spinner.className = 'loading-spinner'
      spinner.ariaHidden = 'true'
      root.append(spinner)
    },
    hide() {
      const hidden = spinner
      spinner = undefined
      hidden?.classList.add('is-hidden')
      setTimeout(() => hidden?.remove(), FADE_MS)
    },
  }
}
