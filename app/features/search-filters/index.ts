export { type Corner, formatCorners, parseCorners, toCorner } from './drawn-area'
export { findPromotedPlaces } from './find-promoted-places'
export { BOUNDS_CITY_PARAM, type Bounds, findBounds } from './map-bounds'
export { findParamIssues, type IgnoredParam, type ParamIssues } from './param-issues'
export { findCurrency, parseBound, parseSearchFilters, priceNames } from './parse-search-filters'
export { removeAreas, removeFirstArea, removeSecondArea } from './search-areas'
export {
  DEFAULT_SORT_ORDER,
  flagNames,
  type IdListName,
  idListNames,
  isDailyRentSearch,
  type NumberRange,
  normalizeSpaces,
  PAGE_SIZE,
  parseIdList,
  type RangeName,
  rangeNames,
  removeWalkingStarts,
  type SearchFilters,
  type SortOrder,
  sortOrderNames,
  sortOrders,
  toSearchParams,
  toUpstreamParams,
} from './search-filters'
export {
  readSearchedStay,
  removeStay,
  type SearchedStayError,
  toStayPageParams,
} from './searched-stay'
export { truncateParams } from './truncate-params'
export {
  PLACE_REASONS_PATH,
  placeReasonsUrl,
  previewUrl,
  SEARCH_MAP_PATH,
  saveSearchUrl,
  searchMapUrl,
  searchShortcutUrl,
  searchUrl,
  toSavedQuery,
  type WalkingDraft,
  walkingAreaAroundUrl,
  walkingAreaUrl,
} from './urls'
export { parseWalkingArea, parseWalkingMinutes, type WalkingArea } from './walking-area'
