import { ImageViewer } from '../members/image-viewer.tsx';

interface PhotoViewerProps {
  src: string;
  alt: string;
  onClose: () => void;
}

/** One photo of a conversation, as large as the screen. */
export default function PhotoViewer({ src, alt, onClose }: PhotoViewerProps) {
  return <ImageViewer label={alt} images={[{ id: 0, src, alt }]} startIndex={0} onClose={onClose} />;
}
