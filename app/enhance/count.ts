/** Whoever still types or ticks is not asked about, in milliseconds. */
const SETTLED_MS = 400

/** The button of a search form says how many statements its fields would find, as they change. */
export function countOnButton(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-count]')
  const button = form?.querySelector('[data-show]')
  if (!form || !button) return
  const plain = button.textContent
  let timer: ReturnType<typeof setTimeout>
  let asking: AbortController | undefined

  // Addresses are shared: what was left empty does not belong there.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (!value) formData.delete(name)
  })
  form.addEventListener('input', () => {
    clearTimeout(timer)
    asking?.abort()
    timer = setTimeout(ask, SETTLED_MS)
  })

  async function ask(): Promise<void> {
    asking = new AbortController()
    const { signal } = asking
    // A search has no files.
    const query = new URLSearchParams(new FormData(form ?? undefined) as unknown as Record<string, string>)
    const label = await fetch(`${form?.dataset.count}?${query}`, { signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { label: string }).label : plain))
      .catch(() => plain)
    if (!signal.aborted && button) button.textContent = label
  }
}
