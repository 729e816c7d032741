/*
 * Preloaded into a process (LD_PRELOAD), watches what it writes below the folder DISK_ROOT:
 *   DISK_LOG      file that receives every change and every sync in their order (disk/readLog.ts has the format);
 *   DISK_CONTROL  file of two numbers of 64 bits, shared with the process that tests: the first counts down at each write and
 *                 at 1 makes the disk full (-1) until it is 0 again; the second counts the writes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAX_FD 65536
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t begun = PTHREAD_ONCE_INIT;
static const char *root;
static int log_fd = -1;
static volatile int64_t *control;
static unsigned char watched[MAX_FD];

static int (*real_open)(const char *, int, ...);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);

static void begin(void) {
  real_open = dlsym(RTLD_NEXT, "open");
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite");
  root = getenv("DISK_ROOT");
  const char *log = getenv("DISK_LOG"), *shared = getenv("DISK_CONTROL");
  if (root && log) log_fd = real_open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  if (root && shared) {
    int fd = real_open(shared, O_RDWR | O_CLOEXEC);
    void *memory = fd < 0 ? MAP_FAILED : mmap(NULL, 16, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (memory != MAP_FAILED) control = memory;
  }
}

static void enter(void) {
  pthread_once(&begun, begin);
  pthread_mutex_lock(&lock);
}

static void leave(void) {
  int kept = errno;
  pthread_mutex_unlock(&lock);
  errno = kept;
}

/* Whether a path is below the root; writes it as an absolute one. */
static int inside(const char *path, char *full) {
  if (!root || !path) return 0;
  if (path[0] == '/') snprintf(full, PATH_MAX, "%s", path);
  else {
    char folder[PATH_MAX];
    if (!getcwd(folder, sizeof folder)) return 0;
    if (snprintf(full, PATH_MAX, "%s/%s", folder, path) >= PATH_MAX) return 0;
  }
  size_t length = strlen(root);
  return strncmp(full, root, length) == 0 && (full[length] == '/' || full[length] == 0);
}

static int is_watched(int fd) { return fd >= 0 && fd < MAX_FD && watched[fd]; }

/* kind, process, descriptor, number, length of the first and the second part, both parts; one write, so records stay whole. */
static void record(char kind, int fd, int64_t number, const void *first, uint32_t size, const void *second, uint32_t more) {
  if (log_fd < 0) return;
  int kept = errno;
  unsigned char head[25];
  int32_t pid = getpid();
  head[0] = (unsigned char)kind;
  memcpy(head + 1, &pid, 4);
  memcpy(head + 5, &fd, 4);
  memcpy(head + 9, &number, 8);
  memcpy(head + 17, &size, 4);
  memcpy(head + 21, &more, 4);
  unsigned char *bytes = malloc(sizeof head + size + more);
  memcpy(bytes, head, sizeof head);
  if (size) memcpy(bytes + sizeof head, first, size);
  if (more) memcpy(bytes + sizeof head + size, second, more);
  if (real_write(log_fd, bytes, sizeof head + size + more) < 0) abort();
  free(bytes);
  errno = kept;
}

static void record_path(char kind, int fd, int64_t number, const char *first, const char *second) {
  record(kind, fd, number, first, (uint32_t)strlen(first), second, second ? (uint32_t)strlen(second) : 0);
}

/* Whether the disk is full; counts a write. 2: it is full from the middle of this write. */
static int full(void) {
  if (!control) return 0;
  control[1]++;
  if (control[0] < 0) return 1;
  if (control[0] == 0) return 0;
  if (--control[0] > 0) return 0;
  control[0] = -1;
  return 2;
}

static int refuse(void) {
  errno = ENOSPC;
  return -1;
}

static int open_at(int (*opener)(const char *, int, ...), const char *path, int flags, mode_t mode) {
  char name[PATH_MAX];
  enter();
  int ours = inside(path, name);
  int writes = (flags & O_ACCMODE) != O_RDONLY;
  struct stat found;
  int is_new = ours && (flags & O_CREAT) && stat(path, &found) != 0;
  if (is_new && full()) {
    leave();
    return refuse();
  }
  int fd = opener(path, flags, mode);
  if (fd >= 0 && fd < MAX_FD) {
    watched[fd] = (unsigned char)ours;
    if (ours) record_path('o', fd, (is_new ? 1 : 0) | (writes && (flags & O_TRUNC) ? 2 : 0), name, NULL);
  }
  leave();
  return fd;
}

static mode_t mode_of(int flags, va_list rest) {
  return (flags & (O_CREAT | O_TMPFILE)) ? (mode_t)va_arg(rest, int) : 0;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  pthread_once(&begun, begin);
  return open_at(real_open, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_at(REAL(open64), path, flags, mode);
}

int close(int fd) {
  enter();
  if (is_watched(fd)) {
    record('c', fd, 0, NULL, 0, NULL, 0);
    watched[fd] = 0;
  }
  int result = REAL(close)(fd);
  leave();
  return result;
}

static ssize_t written_at(int fd, const void *bytes, size_t size, int64_t offset) {
  enter();
  int isFull = is_watched(fd) ? full() : 0;
  size_t part = isFull == 2 ? size / 2 : size;
  if (isFull == 1 || part == 0) {
    leave();
    return isFull ? refuse() : 0;
  }
  ssize_t done = offset < 0 ? real_write(fd, bytes, part) : real_pwrite(fd, bytes, part, offset);
  if (done > 0 && is_watched(fd)) {
    int64_t at = offset < 0 ? lseek(fd, 0, SEEK_CUR) - done : offset;
    record('w', fd, at, bytes, (uint32_t)done, NULL, 0);
  }
  leave();
  return done;
}

ssize_t write(int fd, const void *bytes, size_t size) {
  pthread_once(&begun, begin);
  return is_watched(fd) ? written_at(fd, bytes, size, -1) : real_write(fd, bytes, size);
}

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t offset) {
  pthread_once(&begun, begin);
  return is_watched(fd) ? written_at(fd, bytes, size, offset) : real_pwrite(fd, bytes, size, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t offset) { return pwrite(fd, bytes, size, offset); }

/* Writes the parts one after the other; the caller goes on after a short count. */
static ssize_t parts_at(int fd, const struct iovec *parts, int count, int64_t offset) {
  ssize_t sum = 0;
  for (int i = 0; i < count; i++) {
    if (parts[i].iov_len == 0) continue;
    ssize_t done = written_at(fd, parts[i].iov_base, parts[i].iov_len, offset < 0 ? -1 : offset + sum);
    if (done < 0) return sum > 0 ? sum : done;
    sum += done;
    if ((size_t)done < parts[i].iov_len) return sum;
  }
  return sum;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  return is_watched(fd) ? parts_at(fd, parts, count, -1) : REAL(writev)(fd, parts, count);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  return is_watched(fd) ? parts_at(fd, parts, count, offset) : REAL(pwritev)(fd, parts, count, offset);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) {
  return pwritev(fd, parts, count, offset);
}

int ftruncate(int fd, off_t size) {
  enter();
  struct stat found;
  int grows = is_watched(fd) && fstat(fd, &found) == 0 && size > found.st_size;
  int result = grows && full() ? refuse() : REAL(ftruncate)(fd, size);
  if (result == 0 && is_watched(fd)) record('t', fd, size, NULL, 0, NULL, 0);
  leave();
  return result;
}

int ftruncate64(int fd, off64_t size) { return ftruncate(fd, size); }

static int synced(int (*sync)(int), int fd) {
  enter();
  int result = sync(fd);
  if (result == 0 && is_watched(fd)) record('s', fd, 0, NULL, 0, NULL, 0);
  leave();
  return result;
}

int fsync(int fd) { return synced(REAL(fsync), fd); }
int fdatasync(int fd) { return synced(REAL(fdatasync), fd); }

int rename(const char *from, const char *to) {
  char first[PATH_MAX], second[PATH_MAX];
  enter();
  int ours = inside(from, first) && inside(to, second);
  int result = REAL(rename)(from, to);
  if (result == 0 && ours) record_path('r', -1, 0, first, second);
  leave();
  return result;
}

int link(const char *from, const char *to) {
  char first[PATH_MAX], second[PATH_MAX];
  enter();
  int ours = inside(from, first) && inside(to, second);
  int result = ours && full() ? refuse() : REAL(link)(from, to);
  if (result == 0 && ours) record_path('l', -1, 0, first, second);
  leave();
  return result;
}

int mkdir(const char *path, mode_t mode) {
  char name[PATH_MAX];
  enter();
  int ours = inside(path, name);
  int result = ours && full() ? refuse() : REAL(mkdir)(path, mode);
  if (result == 0 && ours) record_path('m', -1, 0, name, NULL);
  leave();
  return result;
}

static int removed(int (*remove)(const char *), const char *path) {
  char name[PATH_MAX];
  enter();
  int ours = inside(path, name);
  int result = remove(path);
  if (result == 0 && ours) record_path('u', -1, 0, name, NULL);
  leave();
  return result;
}

int unlink(const char *path) { return removed(REAL(unlink), path); }
int rmdir(const char *path) { return removed(REAL(rmdir), path); }
