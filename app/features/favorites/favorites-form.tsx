import { ButtonForm } from '~/forms/button-form'
import { usePage } from '~/page/use-page'
import { FAVORITES_FORM_ID } from './favorites-form-id'
import { HiddenCard } from './hidden-card'

/** Renders the form once per page, outside other forms. */
export function FavoritesForm() {
  const { justHiddenIds } = usePage()
  return (
    <ButtonForm id={FAVORITES_FORM_ID} action="/do/favorite" data-enhance="favorites">
      {justHiddenIds.length > 0 ? <input type="hidden" name="still" value={justHiddenIds.join()} /> : null}
      {/* Template that script clones in place of a hidden card. */}
      <div hidden>
        <HiddenCard statement={{ id: 0, title: '' }} />
      </div>
    </ButtonForm>
  )
}
