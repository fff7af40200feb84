import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import guardUpload from './pending-upload'

let submitListeners: ((event: object) => void)[]
let showPage: () => void
const confirm = vi.fn<(question: string) => boolean>()

beforeEach(() => {
  submitListeners = []
  vi.stubGlobal('confirm', confirm)
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    showPage = listener
  })
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: (event: object) => void) => submitListeners.push(listener),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  confirm.mockReset()
})

function createUploadForm() {
  const status = { hidden: true }
  let onSubmit = () => {}
  const form = {
    dataset: { question: 'Save without them?' },
    querySelector: () => status,
    addEventListener: (_type: string, listener: () => void) => {
      onSubmit = listener
    },
  }
  guardUpload(form as unknown as HTMLFormElement)
  return { status, send: () => onSubmit(), form }
}

/** Returns true if the form is submitted. */
function submit(target: object): boolean {
  const event = { target, preventDefault: vi.fn() }
  for (const listener of submitListeners) listener(event)
  return event.preventDefault.mock.calls.length === 0
}

test('another form is submitted without a question while no file is being sent', () => {
  createUploadForm()
  expect(submit({})).toBe(true)
  expect(confirm).not.toHaveBeenCalled()
})

test('another form is submitted during an upload only if the visitor confirms it', () => {
  const { send, status } = createUploadForm()
  send()
  expect(status.hidden).toBe(false)
  confirm.mockReturnValueOnce(false)
  expect(submit({})).toBe(false)
  confirm.mockReturnValueOnce(true)
  expect(submit({})).toBe(true)
  expect(confirm).toHaveBeenCalledWith('Save without them?')
})

test('the upload itself asks nothing, and a page restored by going back has ended it', () => {
  const { send, form, status } = createUploadForm()
  send()
  expect(submit(form)).toBe(true)
  showPage()
  expect(status.hidden).toBe(true)
  expect(submit({})).toBe(true)
  expect(confirm).not.toHaveBeenCalled()
})
