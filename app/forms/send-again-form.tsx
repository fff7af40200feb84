import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import type { SendAgain, UnsentForm } from './unsent-form'

export function createSendAgain(form: UnsentForm): SendAgain {
  return ({ children }) => <SendAgainForm form={form}>{children}</SendAgainForm>
}

/** Sends a form again as it was, with its one-time key, so that it counts once. */
function SendAgainForm({ form, children }: { form: UnsentForm; children: ReactNode }) {
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
