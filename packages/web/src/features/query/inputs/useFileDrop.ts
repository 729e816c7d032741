import { useState, type DragEvent } from 'react';

/** Lets an element take a dropped file; `isOver` while files are dragged over it. */
export function useFileDrop(onDrop: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer.files.length) onDrop(event.dataTransfer.files[0]);
    },
  };
  return { isOver, dropProps };
}
