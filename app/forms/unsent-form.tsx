import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'

/** Form whose answer is an error page. */
export interface UnsentForm {
  /** Path and query that the form was sent to. */
  action: string
  isMultipart: boolean
  fields: readonly (readonly [name: string, value: string])[]
}

const UnsentFormContext = createContext<UnsentForm | undefined>(undefined)

export const UnsentFormProvider = UnsentFormContext.Provider

/** Returns the form that led to the error page, to be sent again; undefined if it cannot be. */
export function useUnsentForm(): UnsentForm | undefined {
  return useContext(UnsentFormContext)
}

/** Sends a form again as it was, with its one-time key, so that it counts once. */
export function SendAgainForm({ form, children }: { form: UnsentForm; children: ReactNode }) {
  const { t } = useTranslation('errors')
  return (
    <form
      method="post"
      action={form.action}
      encType={form.isMultipart ? 'multipart/form-data' : undefined}
      className="stack"
    >
      {form.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several fields may be equal, and their order is fixed.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p>{t('form_saved')}</p>
      <p className="row">
        <Button variant="main" icon="refresh">
          {t('send_again')}
        </Button>
        {children}
      </p>
    </form>
  )
}
