const KEY = 'photo-scroll'

/** Keeps the scroll position when a button of the form reloads the page. */
export function keepScroll(step: HTMLElement): void {
  const page = location.pathname + location.search
  try {
    const [storedPage, top] = sessionStorage.getItem(KEY)?.split(' ') ?? []
    sessionStorage.removeItem(KEY)
    if (storedPage === page) scrollTo({ top: Number(top), behavior: 'instant' })
    step.addEventListener('submit', ({ defaultPrevented }) => {
      // Small photos have another scroll position: the fragment of the URL leads to the dragged one.
      if (!defaultPrevented && !step.classList.contains('sorting'))
        sessionStorage.setItem(KEY, `${page} ${Math.round(scrollY)}`)
    })
  } catch {
    // Storage is blocked, and the fragment of the URL leads to the photo.
  }
}
