import { useEffect } from 'react'
import { FAVORITES_FORM_ID } from '~/features/favorites'

let enhancedForm: HTMLElement | null = null

/** Loads the script for hearts, which hydrated pages lack. Until then, and if it fails, hearts are a form. */
export function useFavoritesInPlace(): void {
  useEffect(() => {
    const form = document.getElementById(FAVORITES_FORM_ID)
    if (!(form instanceof HTMLFormElement) || form === enhancedForm) return
    enhancedForm = form
    import('~/enhance/favorites').then(
      ({ changeFavoritesInPlace }) => changeFavoritesInPlace(form),
      () => {
        enhancedForm = null
      },
    )
  }, [])
}
