interface DefaultButtonProps {
  name?: string
  value?: string
  formNoValidate?: boolean
}

/**
 * Invisible first button, which Enter presses. Forms with rows or steps would otherwise submit another
 * button. Text browsers show its sign, that of the key.
 */
export function DefaultButton(props: DefaultButtonProps) {
  return (
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" {...props}>
      ↵
    </button>
  )
}
