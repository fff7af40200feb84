export const REVIEWS_PATH = '/desk/statements'

export const reviewListPath = (page: number) => (page > 1 ? `${REVIEWS_PATH}?page=${page}` : REVIEWS_PATH)

export const reviewPath = (id: string) => `${REVIEWS_PATH}/${id}`

export const reviewPhotoPath = (id: string, token: string) => `${REVIEWS_PATH}/${id}/photos/${token}`
