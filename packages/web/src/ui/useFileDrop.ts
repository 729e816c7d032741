import { useState, type DragEvent } from 'react';

/** Lets an element take a dropped file, the first of several; `isOver` while files are dragged over it. */
export const useFileDrop = (onDrop: (file: File) => void) => useFilesDrop(([file]) => onDrop(file));

/** Lets an element take dropped files, at least one; `isOver` while files are dragged over it. */
export function useFilesDrop(onDrop: (files: readonly File[]) => void) {
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
      if (event.dataTransfer.files.length) onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropProps };
}
