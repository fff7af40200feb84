import { useTranslation } from 'react-i18next'
import { CallRequestForm } from '~/features/call-request'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import type { loadCallRequestForm } from './loader.server'

/** The page it is sent from determines the subject. */
export function CallRequestDisclosure({
  writing,
}: {
  writing: Awaited<ReturnType<typeof loadCallRequestForm>>
}) {
  const { t } = useTranslation('companies')
  const { layout } = usePage()
  return (
    <Disclosure id="write" summary={t('write')} icon="message" wide open={writing.formResult !== undefined}>
      <CallRequestForm {...writing} action={layout.currentHref} intent="write" submitLabel={t('send')}>
        <p className="sm mute">{t('write_text')}</p>
      </CallRequestForm>
    </Disclosure>
  )
}
