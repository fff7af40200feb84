export const VIDEO_ADS_PATH = '/adverts'
