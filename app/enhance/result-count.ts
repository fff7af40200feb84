/** Whoever still types or ticks is not asked about, in milliseconds. */
const DEBOUNCE_MS = 400

/** The button of a search form says how many statements its fields would find, as they change. */
export function showCountOnButton(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-count]')
  const button = form?.querySelector('[data-show]')
  if (!form || !button) return
  const defaultLabel = button.textContent
  let timer: ReturnType<typeof setTimeout>
  let request: AbortController | undefined

  // Addresses are shared: what was left empty does not belong there.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (!value) formData.delete(name)
  })
  form.addEventListener('input', () => {
    clearTimeout(timer)
    request?.abort()
    timer = setTimeout(fetchCount, DEBOUNCE_MS)
  })

  async function fetchCount(): Promise<void> {
    request = new AbortController()
    const { signal } = request
    // A search has no files.
    const query = new URLSearchParams(new FormData(form ?? undefined) as unknown as Record<string, string>)
    const label = await fetch(`${form?.dataset.count}?${query}`, { signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { label: string }).label : defaultLabel))
      .catch(() => defaultLabel)
    if (!signal.aborted && button) button.textContent = label
  }
}
