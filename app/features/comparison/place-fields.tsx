import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { MAX_COMPARED_PLACES } from '~contract/comparisons'
import { placeForm } from './form'

/** Renders the form that adds a place; a hint if there are enough. */
export function AddPlace({ count }: { count: number }) {
  const { t } = useTranslation('comparison')
  const { layout } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(placeForm)
  if (count >= MAX_COMPARED_PLACES && !isShownAgain)
    return <p className="mute sm">{t('places.enough', { count: MAX_COMPARED_PLACES })}</p>
  return (
    <Disclosure summary={t('places.add')} icon="onFoot" open={isShownAgain}>
      <PostForm form={form} action={layout.currentHref} className="compared-form">
        <InputField
          field={fields.address}
          label={t('places.address')}
          hint={t('places.address_hint')}
          autoComplete="off"
        />
        <InputField field={fields.place_name} label={t('places.name')} hint={t('places.name_hint')} />
        <Button>{t('places.submit')}</Button>
      </PostForm>
    </Disclosure>
  )
}
