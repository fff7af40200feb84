import { type FormEvent, useEffect, useState } from 'react'

/** Handles a form that the router submits: `onQuery` receives the query that the form would open. */
export function useFormQuery(onQuery: (query: URLSearchParams) => void) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const query = readFormQuery(event.currentTarget, submitter)
    // Older browsers do not report click coordinates to script and submit as usual.
    if (submitter instanceof HTMLInputElement && !query.has(`${submitter.name}.x`)) return
    event.preventDefault()
    onQuery(query)
  }
  return { onSubmit, 'data-pen': isReady ? '' : undefined }
}

export function readFormQuery(form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams {
  const fields = [...new FormData(form, submitter)]
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}
