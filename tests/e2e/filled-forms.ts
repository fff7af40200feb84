import type { Page } from '@playwright/test'

/** Form of a page as a person would send it. */
export interface FilledForm {
  /** Path and query that the form is sent to. */
  action: string
  isMultipart: boolean
  entries: [name: string, value: string][]
  /** Values that a person typed, which may not be lost. Secrets and numbers are not among them. */
  typed: string[]
}

/**
 * Fills in each form that a page sends by POST, once for each of its buttons. Forms with required files are
 * left out.
 */
export function fillForms(page: Page, html: string, path: string): Promise<FilledForm[]> {
  return page.evaluate(readForms, [html, path] as const)
}

function readForms([html, path]: readonly [string, string]): FilledForm[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const base = new URL(path, 'http://site.test')
  const DAY_MS = 24 * 3_600_000

  function fill(form: HTMLFormElement): string[] {
    const typed: string[] = []
    for (const element of form.elements) {
      if (element.matches(':disabled')) continue
      if (element instanceof HTMLSelectElement && element.value === '') {
        const option = [...element.options].find(({ value, disabled }) => value !== '' && !disabled)
        if (option) option.selected = true
      }
      if (element instanceof HTMLTextAreaElement && !element.readOnly) {
        element.value = `Typed words for ${element.name}`
        typed.push(element.value)
      }
      if (element instanceof HTMLInputElement && !element.readOnly) {
        const value = findValue(element)
        if (value === undefined) continue
        element.value = value
        if (['text', 'email', 'search'].includes(element.type)) typed.push(value)
      }
    }
    checkChoices(form)
    return typed
  }

  function findValue(element: HTMLInputElement): string | undefined {
    switch (element.type) {
      case 'email':
        return 'typed@example.test'
      case 'tel':
        return '555123456'
      case 'number':
        return element.value || element.min || '5'
      case 'date':
        return element.value || element.min || new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
      case 'time':
        return element.value || '12:00'
      case 'url':
        return element.value || 'https://example.test/typed'
      case 'password':
        return 'Long-Password-8352'
      case 'text':
        return element.inputMode === 'numeric' || element.inputMode === 'decimal'
          ? element.value || '5'
          : findText(element)
      default:
        return undefined
    }
  }

  /** Returns a text that the field accepts by its name. */
  function findText({ name, maxLength }: HTMLInputElement): string {
    if (name.includes('email')) return 'typed@example.test'
    if (['from', 'check_in'].includes(name)) return '10:00'
    if (['to', 'check_out'].includes(name)) return '18:00'
    if (name === 'website' || name.startsWith('links')) return 'https://example.test/typed'
    if (name === 'phone') return '555123456'
    return `Typed ${name.replace(/\W+/g, ' ')}`.slice(0, maxLength > 0 ? maxLength : 60)
  }

  /** Chooses the first of required radio buttons, and required boxes. */
  function checkChoices(form: HTMLFormElement): void {
    for (const element of form.elements) {
      if (!(element instanceof HTMLInputElement) || !['radio', 'checkbox'].includes(element.type)) continue
      const group = [...form.elements].filter(
        (other): other is HTMLInputElement =>
          other instanceof HTMLInputElement && other.name === element.name,
      )
      if (element.type === 'radio' ? !group.some(({ checked }) => checked) : element.required)
        element.checked = true
    }
  }

  return [...document.forms].flatMap((form) => {
    if (form.method !== 'post' || form.closest('[inert]') || form.querySelector('input[type=file][required]'))
      return []
    const typed = fill(form)
    const buttons = [...form.elements].filter(
      (element): element is HTMLButtonElement =>
        element instanceof HTMLButtonElement && element.type === 'submit',
    )
    const usable = buttons.filter((button) => !button.matches(':disabled'))
    return (buttons.length > 0 ? usable : [undefined]).map((button) => {
      const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      )
      if (button?.name) entries.push([button.name, button.value])
      const address = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? path
      const { pathname, search } = new URL(address, base)
      return {
        action: pathname + search,
        isMultipart: form.enctype === 'multipart/form-data',
        entries,
        typed,
      }
    })
  })
}
