import { Icon } from '~/ui/icon'

export type ErrorSummaryProps = {
  title: string
  /** The ids are those of the fields, so that each sentence leads to its box. None when no field is to blame. */
  errors?: readonly { id: string; message: string }[]
}

/** Above a form that came back: what is wrong, each line a link to its field. Focused, so that it is read first. */
export function ErrorSummary({ title, errors = [] }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a failed submit the reader must start here, not at the top of the page.
    <div className="flash bad sum" role="alert" tabIndex={-1} autoFocus>
      <Icon name="alert" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {errors.length > 0 ? (
          <ul>
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`}>{message}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
