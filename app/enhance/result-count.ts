const DEBOUNCE_MS = 400

export function showCountOnButton(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-count]')
  const button = form?.querySelector('[data-show]')
  if (!form || !button) return
  const defaultLabel = button.textContent
  let timer: ReturnType<typeof setTimeout>
  let request: AbortController | undefined

  // Search URLs are shared, so empty fields are left out.
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
    // Search forms have no files.
    const query = new URLSearchParams(new FormData(form ?? undefined) as unknown as Record<string, string>)
    const label = await fetch(`${form?.dataset.count}?${query}`, { signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { label: string }).label : defaultLabel))
      .catch(() => defaultLabel)
    if (!signal.aborted && button) button.textContent = label
  }
}
