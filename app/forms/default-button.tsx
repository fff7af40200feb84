interface DefaultButtonProps {
  name?: string
  value?: string
  formNoValidate?: boolean
}

/** Enter presses a form's first button, which is another one than the last in a form with rows or steps. */
export function DefaultButton(props: DefaultButtonProps) {
  return <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" {...props} />
}
