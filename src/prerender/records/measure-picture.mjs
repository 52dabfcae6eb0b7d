import sharp from 'sharp'
import { runAsWorker } from 'synckit'

// Reads pictures in a thread of its own: reading records waits for the size of each picture, and sharp has no function
// that waits.
runAsWorker(measure)

/**
 * Returns the size of a picture in pixels, as it is shown: turned as the camera notes. Decodes the whole picture, so
 * that a file that breaks off is noticed. Returns null if the file cannot be read as a picture.
 * @param {string} file
 */
async function measure(file) {
  try {
    const { autoOrient } = await sharp(file).metadata()
    await sharp(file).resize(16).toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return null
  }
}
